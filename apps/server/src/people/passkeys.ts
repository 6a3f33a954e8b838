// Passkeys: keep one's name on other devices, without e-mail or password.

import { isIP } from 'node:net';
import { ok, type Result, refuse } from '@mozaika/kernel';
import { recordName } from '@mozaika/protocol';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { PasskeyRow, Storage } from '../storage/port.ts';
import type { Challenges } from './challenge.ts';
import { displayNameOf } from './display-name.ts';
import type { People } from './people.ts';

const MOST_PASSKEYS = 10;
const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'];

export interface Passkeys {
  /** What the browser needs to make a passkey for a person. `origin` is the page's, as in `https://mozaika.example`. */
  wish(person: string, origin: string): Promise<Result<Record<string, unknown>>>;
  add(person: string, origin: string, response: unknown): Promise<Result<Record<string, unknown>>>;
  /** Forgets all passkeys of a person. */
  drop(person: string): Promise<void>;
  /** What the browser needs to ask for a passkey of whoever sits there. */
  signInOptions(origin: string): Promise<Result<Record<string, unknown>>>;
  /** Who has shown a passkey. */
  signIn(origin: string, response: unknown): Promise<Result<string>>;
}

export interface PasskeysParts {
  readonly storage: Storage;
  readonly people: People;
  readonly challenges: Challenges;
  now(): number;
}

/** Loaded when somebody uses a passkey: most never do, and it is large. */
const webauthn = () => import('@simplewebauthn/server');

/** The name that passkeys belong to. Browsers have none for plain http and for bare addresses. */
function relyingParty(origin: string): Result<string> {
  const url = URL.canParse(origin) ? new URL(origin) : undefined;
  const local = url?.hostname === 'localhost';
  if (!url || isIP(url.hostname) !== 0 || url.hostname.startsWith('[')) return refuse('passkeys-need-a-name');
  return url.protocol === 'https:' || local ? ok(url.hostname) : refuse('passkeys-need-https');
}

/** EdDSA, ES256 and RS256: what devices have. */
const ALGORITHMS = [-8, -7, -257];

const REGISTERING = 'register';
const SIGNING_IN = 'sign in';

export function passkeys({ storage, people, challenges, now }: PasskeysParts): Passkeys {
  const purpose = (person: string) => `${REGISTERING} ${person}`;

  async function verifiedKey(person: string, origin: string, rpID: string, response: unknown) {
    const { verifyRegistrationResponse } = await webauthn();
    const { registrationInfo } = await verifyRegistrationResponse({
      response: response as RegistrationResponseJSON,
      expectedChallenge: (challenge) => challenges.redeem(challenge, purpose(person)),
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: false,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    return registrationInfo?.credential;
  }

  async function verifiedUse(key: PasskeyRow, origin: string, rpID: string, response: unknown) {
    const { verifyAuthenticationResponse } = await webauthn();
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: response as AuthenticationResponseJSON,
      expectedChallenge: (challenge) => challenges.redeem(challenge, SIGNING_IN),
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: false,
      credential: { id: key.id, publicKey: Buffer.from(key.publicKey, 'base64url'), counter: key.counter },
    });
    return verified ? authenticationInfo.newCounter : undefined;
  }

  return {
    async wish(person, origin) {
      const rp = relyingParty(origin);
      if (!rp.ok) return rp;
      const present = await storage.passkeysOf(person);
      if (present.length >= MOST_PASSKEYS) return refuse('too-many-passkeys', { limit: MOST_PASSKEYS });
      const name = recordName(displayNameOf(await people.person(person)));
      const { generateRegistrationOptions } = await webauthn();
      const options = await generateRegistrationOptions({
        rpName: 'Mozaika',
        rpID: rp.value,
        userName: name,
        userDisplayName: name,
        userID: Uint8Array.from(Buffer.from(person)),
        challenge: challenges.issue(purpose(person)),
        excludeCredentials: present.map(({ id, transports }) => ({ id, transports: [...transports] })),
        supportedAlgorithmIDs: ALGORITHMS,
        authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
      });
      return ok({ ...options });
    },

    async add(person, origin, response) {
      const rp = relyingParty(origin);
      if (!rp.ok) return rp;
      // The library throws at whatever is wrong with foreign data.
      const key = await verifiedKey(person, origin, rp.value, response).catch(() => undefined);
      if (!key || (await storage.passkey(key.id))) return refuse('bad-passkey');
      await people.ensureStored(person);
      await storage.write([
        {
          do: 'add-passkey',
          passkey: {
            id: key.id,
            person,
            publicKey: Buffer.from(key.publicKey).toString('base64url'),
            counter: key.counter,
            transports: (key.transports ?? []).filter((name) => TRANSPORTS.includes(name)),
            created: now(),
          },
        },
      ]);
      return ok({});
    },

    async drop(person) {
      const present = await storage.passkeysOf(person);
      if (present.length > 0) await storage.write(present.map(({ id }) => ({ do: 'delete-passkey', id })));
    },

    async signInOptions(origin) {
      const rp = relyingParty(origin);
      if (!rp.ok) return rp;
      const { generateAuthenticationOptions } = await webauthn();
      const options = await generateAuthenticationOptions({
        rpID: rp.value,
        challenge: challenges.issue(SIGNING_IN),
        userVerification: 'preferred',
      });
      return ok({ ...options });
    },

    async signIn(origin, response) {
      const rp = relyingParty(origin);
      if (!rp.ok) return rp;
      const { id } = Object(response) as { readonly id?: unknown };
      const key = typeof id === 'string' ? await storage.passkey(id) : undefined;
      if (!key) return refuse('unknown-passkey');
      const counter = await verifiedUse(key, origin, rp.value, response).catch(() => undefined);
      if (counter === undefined) return refuse('bad-passkey');
      await storage.write([{ do: 'use-passkey', id: key.id, counter }]);
      return ok(key.person);
    },
  };
}
