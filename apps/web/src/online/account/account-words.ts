// Phrases of the account page.

import type { Phrases } from '@mozaika/words';

export const ACCOUNT = {
  title: { en: 'Me', cs: 'Já' },
  about: {
    en: 'No account needed: this browser remembers you.',
    cs: 'Účet nepotřebuješ, tenhle prohlížeč si tě pamatuje.',
  },
  elsewhere: { en: 'You on other devices', cs: 'Na dalších zařízeních' },
  noServer: {
    en: 'The server is not answering. Your name stays here, and you can play on this device.',
    cs: 'Server neodpovídá. Jméno tu zůstane a na tomto zařízení hrát můžeš.',
  },

  passkeys: { en: 'Passkey', cs: 'Přístupový klíč' },
  passkeysAbout: {
    en: 'Your name and tables everywhere, by fingerprint, face or PIN. No password.',
    cs: 'Tvoje jméno a stoly všude, stačí otisk, obličej nebo PIN. Žádné heslo.',
  },
  passkeyCount: {
    en: 'You have {count|passkey|passkeys}.',
    cs: 'Máš {count|přístupový klíč|přístupové klíče|přístupových klíčů}.',
  },
  addPasskey: { en: 'Create a passkey', cs: 'Vytvořit přístupový klíč' },
  dropPasskeys: { en: 'Remove all', cs: 'Zrušit všechny' },
  passkeysDropped: {
    en: 'All passkeys have been removed, and all other browsers are signed out. This one still knows you.',
    cs: 'Žádný přístupový klíč už neplatí a ostatní prohlížeče jsou odhlášené. Tenhle si tě pamatuje dál.',
  },
  passkeyAdded: { en: 'Passkey created.', cs: 'Přístupový klíč je vytvořený.' },
  signIn: { en: 'I already have one', cs: 'Už ho mám' },
  cancelled: { en: 'Nothing was changed.', cs: 'Nic se nezměnilo.' },
  passkeysUnsafe: {
    en: 'Browsers allow passkeys only at encrypted addresses (https). Use the private link below instead.',
    cs: 'Prohlížeče dovolují přístupové klíče jen na šifrovaných adresách (https). Použij místo nich soukromý odkaz.',
  },
  passkeysUnknown: {
    en: 'This browser doesn’t support passkeys. Use the private link below instead.',
    cs: 'Tenhle prohlížeč přístupové klíče nepodporuje. Použij místo nich soukromý odkaz.',
  },

  link: { en: 'Private link', cs: 'Soukromý odkaz' },
  linkAbout: {
    en: 'Open it in another browser to be yourself there as well. Anyone who has it can play as you, so keep it private.',
    cs: 'Otevři ho v jiném prohlížeči a budeš to ty i tam. Kdo ho má, může hrát pod tvým jménem, tak ho nikomu nedávej.',
  },
  makeLink: { en: 'Create a private link', cs: 'Vytvořit soukromý odkaz' },
  linkOnce: { en: 'It is shown only once.', cs: 'Ukáže se jen jednou.' },
  linkLabel: { en: 'Your private link', cs: 'Tvůj soukromý odkaz' },
  links: {
    en: '{count|private link is valid|private links are valid}.',
    cs: '{count|soukromý odkaz platí|soukromé odkazy platí|soukromých odkazů platí}.',
  },
  dropLinks: { en: 'Revoke all', cs: 'Zneplatnit všechny' },
  linksDropped: {
    en: 'All private links have been revoked, and all other browsers are signed out.',
    cs: 'Žádný soukromý odkaz už neplatí a ostatní prohlížeče jsou odhlášené.',
  },

  signOut: { en: 'Sign out everywhere else', cs: 'Odhlásit všude jinde' },
  signOutAbout: {
    en: 'All other browsers that know you forget you at once. Passkeys and private links stay valid.',
    cs: 'Všechny ostatní prohlížeče, které tě znají, tě hned zapomenou. Přístupové klíče a soukromé odkazy platí dál.',
  },
  signedOut: { en: 'You are signed out everywhere but here.', cs: 'Přihlášení zůstalo jen tady.' },

  news: { en: 'Notifications', cs: 'Upozornění' },
  newsAbout: {
    en: 'In matches with days per move, this browser notifies you when it’s your turn.',
    cs: 'U partií s dny na tah tě prohlížeč upozorní, že jsi na řadě.',
  },
  newsForbidden: {
    en: 'The browser blocks notifications from this page. You can allow them in its settings.',
    cs: 'Prohlížeč upozornění z této stránky blokuje. Můžeš je povolit v jeho nastavení.',
  },
  newsUnsafe: {
    en: 'Browsers allow notifications only at encrypted addresses (https).',
    cs: 'Prohlížeče dovolují upozornění jen na šifrovaných adresách (https).',
  },
  newsUnknown: {
    en: 'This browser can’t notify you. On an iPhone it works once you add Mozaika to the home screen.',
    cs: 'Tenhle prohlížeč upozornění neumí. Na iPhonu to půjde, až si Mozaiku přidáš na plochu.',
  },
  newsFailed: {
    en: 'Notifications could not be turned on. Try again later.',
    cs: 'Upozornění se nepodařilo zapnout. Zkus to později.',
  },

  remove: { en: 'Delete me', cs: 'Smazat mě' },
  removeAbout: {
    en: 'Your name, passkeys, private links and notifications will be deleted, and bots will take your seats. The others keep their matches; you appear in them without a name. Matches on this device stay.',
    cs: 'Smaže se tvoje jméno, přístupové klíče, soukromé odkazy i upozornění a na tvoje místa sednou boti. Ostatním partie zůstanou, jen v nich budeš beze jména. Partie na tomto zařízení zůstanou taky.',
  },
  removeYes: { en: 'Yes, delete me', cs: 'Ano, smaž mě' },
  removeNo: { en: 'No', cs: 'Ne' },
  removed: { en: 'Your data has been deleted. Thanks for playing!', cs: 'Tvoje údaje jsou smazané. Díky za hru!' },

  backAs: { en: 'Welcome back, {name}!', cs: 'Vítej zpátky, {name}!' },
  backTitle: { en: 'Private link', cs: 'Soukromý odkaz' },
  backAsk: {
    en: 'This private link belongs to {owner}. In this browser you are {name} now; with the link you become {owner}.',
    cs: 'Majitel tohoto soukromého odkazu: {owner}. V tomto prohlížeči jsi teď {name}, po přijetí odkazu budeš {owner}.',
  },
  backForeign: {
    en: 'Did somebody else send it to you? Then don’t accept it: what you play would be theirs.',
    cs: 'Poslal ti ho někdo jiný? Pak ho nepřijímej: co zahraješ, patřilo by jemu.',
  },
  backYes: { en: 'Yes, I am {owner}', cs: 'Ano, {owner} jsem já' },
  backNo: { en: 'Stay {name}', cs: 'Zůstat {name}' },
} satisfies Phrases;
