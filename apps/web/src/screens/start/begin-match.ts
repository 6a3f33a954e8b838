// Begins the match that a form describes: on this device, or at a table on the server.

import { namelessName } from '../../match/names.ts';
import { withPartnerNamed } from '../../match/sparring.ts';
import { isOnline, type NewMatchForm, setupOf } from '../../new-match/new-match-form.ts';
import { matchStore } from '../../storage/match-store.ts';
import { newMatch } from '../../storage/stored-match.ts';
import { language } from '../../ui/language.svelte.ts';
import { notify } from '../../ui/notices.svelte.ts';
import { goTo } from '../../ui/router.svelte.ts';
import { WORDS as PAGE_WORDS } from '../../ui/words.ts';

/** What people are called who typed no name. */
export const defaultName = (seat: number): string => namelessName(seat, language.current);

/** Goes to the match, or says why there is none. */
export const beginMatch = (form: NewMatchForm): Promise<void> => (isOnline(form) ? beginOnline(form) : beginHere(form));

async function beginHere(form: NewMatchForm): Promise<void> {
  const match = newMatch(withPartnerNamed(setupOf(form, defaultName)));
  await matchStore.save(match, 0);
  goTo({ screen: 'match', id: match.id });
}

/** Makes a table on the server. The code for it is loaded only now. */
async function beginOnline(form: NewMatchForm): Promise<void> {
  try {
    const { makeTable } = await import('../../online/lobby/make-table.ts');
    const { notifyRefusal } = await import('../../online/connection/refusal-notice.ts');
    const made = await makeTable(form);
    if (made.ok) goTo({ screen: 'table', code: made.value });
    else notifyRefusal(made.refusal);
  } catch {
    notify(PAGE_WORDS.lostNetwork);
  }
}
