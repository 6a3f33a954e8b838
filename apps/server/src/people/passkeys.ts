// Passkeys (WebAuthn): keep one's name on other devices, without e-mail or password.

import { isIP } from 'node:net';
import { ok, type Result, refuse } from '@mozaika/kernel';
import { recordName } from '@mozaika/protocol';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { PasskeyRow, Storage } from '../storage/port.ts';
import type { Challenges } from './challenge.ts';
import { displayNameOf } from './display-name.ts';
import type { People } from './people.ts';
import type { Sessions } from './sessions.ts';

const MOST_PASSKEYS = 10;
const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'];
/** COSE numbers of EdDSA, ES256 and RS256: what authenticators have. */
const ALGORITHMS = [-8, -7, -257];

export interface PasskeysParts {
  readonly storage: Storage;
  readonly sessions: Sessions;
  readonly people: People;
  readonly challenges: Challenges;
  now(): number;
}

/** What the browser's WebAuthn calls want or give, as JSON. */
type WebAuthnJson = Record<string, unknown>;

/** The library is large and most people never use a passkey: loaded when somebody does. */
const webauthn = () => import('@simplewebauthn/server');

/** The relying party's id: the host name. Browsers offer WebAuthn only on https with a name, and on localhost. */
function relyingParty(origin: string): Result<string> {
  const url = URL.canParse(origin) ? new URL(origin) : undefined;
  const local = url?.hostname === 'localhost';
  if (!url || isIP(url.hostname) !== 0 || url.hostname.startsWith('[')) return refuse('passkeys-need-a-name');
  return url.protocol === 'https:' || local ? ok(url.hostname) : refuse('passkeys-need-https');
}

const registering = (person: string) => `register ${person}`;
const SIGNING_IN = 'sign in';

/** `origin` is always the page's, as in `https://mozaika.example`. */
export class Passkeys {
  readonly #parts: PasskeysParts;

  constructor(parts: PasskeysParts) {
    this.#parts = parts;
  }

  /** What the browser needs to create a passkey for a person. */
  async registrationOptions(person: string, origin: string): Promise<Result<WebAuthnJson>> {
    const { storage, people, challenges } = this.#parts;
    const rp = relyingParty(origin);
    if (!rp.ok) return rp;
    const present = await storage.passkeysOf(person);
    if (present.length >= MOST_PASSKEYS) return refuse('too-many-passkeys', { limit: MOST_PASSKEYS });
    // Shown by the operating system, which has no word of ours for guests.
    const name = recordName(displayNameOf(await people.person(person)));
    const { generateRegistrationOptions } = await webauthn();
    const options = await generateRegistrationOptions({
      rpName: 'Mozaika',
      rpID: rp.value,
      userName: name,
      userDisplayName: name,
      userID: Uint8Array.from(Buffer.from(person)),
      challenge: challenges.issue(registering(person)),
      excludeCredentials: present.map(({ id, transports }) => ({ id, transports: [...transports] })),
      supportedAlgorithmIDs: ALGORITHMS,
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    });
    return ok({ ...options });
  }

  /** Stores the passkey that the browser has created. */
  async register(person: string, origin: string, response: unknown): Promise<Result<WebAuthnJson>> {
    const { storage, people, now } = this.#parts;
    const rp = relyingParty(origin);
    if (!rp.ok) return rp;
    // The library throws at whatever is wrong with the response.
    const key = await this.#verifiedCredential(person, origin, response).catch(() => undefined);
    if (!key || (await storage.passkey(key.id))) return refuse('bad-passkey');
    await people.ensureStored(person);
    const passkey = {
      id: key.id,
      person,
      publicKey: Buffer.from(key.publicKey).toString('base64url'),
      counter: key.counter,
      transports: (key.transports ?? []).filter((name) => TRANSPORTS.includes(name)),
      created: now(),
    };
    await storage.write([{ do: 'add-passkey', passkey }]);
    return ok({});
  }

  async #verifiedCredential(person: string, origin: string, response: unknown) {
    const { verifyRegistrationResponse } = await webauthn();
    const { registrationInfo } = await verifyRegistrationResponse({
      response: response as RegistrationResponseJSON,
      expectedChallenge: (challenge) => this.#parts.challenges.redeem(challenge, registering(person)),
      expectedOrigin: origin,
      expectedRPID: new URL(origin).hostname,
      requireUserVerification: false,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    return registrationInfo?.credential;
  }

  /** Ends all sessions as well: whoever came by one of the passkeys is signed out. */
  async removeAll(person: string): Promise<void> {
    const { storage, sessions } = this.#parts;
    const present = await storage.passkeysOf(person);
    await sessions.end(
      person,
      present.map(({ id }) => ({ do: 'delete-passkey', id })),
    );
  }

  /** What the browser needs to ask its person for a passkey. */
  async signInOptions(origin: string): Promise<Result<WebAuthnJson>> {
    const rp = relyingParty(origin);
    if (!rp.ok) return rp;
    const { generateAuthenticationOptions } = await webauthn();
    const options = await generateAuthenticationOptions({
      rpID: rp.value,
      challenge: this.#parts.challenges.issue(SIGNING_IN),
      userVerification: 'preferred',
    });
    return ok({ ...options });
  }

  /** The person whose passkey was shown. */
  async signIn(origin: string, response: unknown): Promise<Result<string>> {
    const { storage } = this.#parts;
    const rp = relyingParty(origin);
    if (!rp.ok) return rp;
    const { id } = Object(response) as { readonly id?: unknown };
    const key = typeof id === 'string' ? await storage.passkey(id) : undefined;
    if (!key) return refuse('unknown-passkey');
    const counter = await this.#verifiedCounter(key, origin, response).catch(() => undefined);
    if (counter === undefined) return refuse('bad-passkey');
    await storage.write([{ do: 'use-passkey', id: key.id, counter }]);
    return ok(key.person);
  }

  /** The authenticator's signature counter after a genuine sign-in. */
  async #verifiedCounter(key: PasskeyRow, origin: string, response: unknown): Promise<number | undefined> {
    const { verifyAuthenticationResponse } = await webauthn();
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: response as AuthenticationResponseJSON,
      expectedChallenge: (challenge) => this.#parts.challenges.redeem(challenge, SIGNING_IN),
      expectedOrigin: origin,
      expectedRPID: new URL(origin).hostname,
      requireUserVerification: false,
      credential: { id: key.id, publicKey: Buffer.from(key.publicKey, 'base64url'), counter: key.counter },
    });
    return verified ? authenticationInfo.newCounter : undefined;
  }
}
