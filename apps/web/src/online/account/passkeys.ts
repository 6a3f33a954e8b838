// Passkeys (WebAuthn): created and used by the browser, verified by the server. The library is loaded on first use.

import type { Result } from '@mozaika/kernel';
import type { MeView } from '@mozaika/protocol';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/browser';
import { server } from '../connection/connection.svelte.ts';

/** Whether this page may use passkeys, or why not. */
export function passkeyAbility(): 'able' | 'unsafe' | 'unknown' {
  if (!isSecureContext) return 'unsafe';
  return 'PublicKeyCredential' in window ? 'able' : 'unknown';
}

type Answer = Result<MeView> | 'cancelled';
type Options<Method extends 'startRegistration' | 'startAuthentication'> = Parameters<
  typeof import('@simplewebauthn/browser')[Method]
>[0]['optionsJSON'];

/** What the browser's dialogue led to; nothing if the person closed it. */
async function asked<Response>(dialogue: () => Promise<Response>): Promise<Response | undefined> {
  try {
    return await dialogue();
  } catch {
    return undefined;
  }
}

/** Makes a passkey for the person of this browser. */
export async function addPasskey(): Promise<Answer> {
  const options = await server.ask('passkeyOptions');
  if (!options.ok) return options;
  const { startRegistration } = await import('@simplewebauthn/browser');
  // The protocol leaves WebAuthn's own format open: only this library and the server's look inside.
  const optionsJSON = options.value as unknown as Options<'startRegistration'>;
  const made: RegistrationResponseJSON | undefined = await asked(() => startRegistration({ optionsJSON }));
  return made ? server.ask('addPasskey', { body: { ...made } }) : 'cancelled';
}

/** Becomes the person of a passkey. */
export async function signIn(): Promise<Answer> {
  const options = await server.ask('signInOptions');
  if (!options.ok) return options;
  const { startAuthentication } = await import('@simplewebauthn/browser');
  // As above.
  const optionsJSON = options.value as unknown as Options<'startAuthentication'>;
  const shown: AuthenticationResponseJSON | undefined = await asked(() => startAuthentication({ optionsJSON }));
  return shown ? server.ask('signIn', { body: { ...shown } }) : 'cancelled';
}
