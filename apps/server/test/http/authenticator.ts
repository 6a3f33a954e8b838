// A passkey device in software: makes keys and signs challenges the way WebAuthn wants it.

import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const encoded = (data: string | Buffer): string => Buffer.from(data).toString('base64url');

type Cbor = number | string | Buffer | ReadonlyMap<Cbor, Cbor>;

/** As much of CBOR as authenticators speak here. */
function cbor(value: Cbor): Buffer {
  const head = (major: number, count: number): Buffer => {
    const top = major << 5;
    if (count < 24) return Buffer.from([top | count]);
    return count < 256 ? Buffer.from([top | 24, count]) : Buffer.from([top | 25, count >> 8, count & 255]);
  };
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const pairs = [...(value as ReadonlyMap<Cbor, Cbor>)].flatMap(([key, inner]) => [cbor(key), cbor(inner)]);
  return Buffer.concat([head(5, pairs.length / 2), ...pairs]);
}

const PRESENT = 1;
const HAS_KEY = 64;

export class Authenticator {
  readonly #id = randomBytes(16);
  readonly #keys: { publicKey: KeyObject; privateKey: KeyObject } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  #uses = 0;

  #client(type: string, challenge: string, origin: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  #data(rpId: string, flags: number, rest = Buffer.alloc(0)): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.#uses);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counter, rest]);
  }

  /** Answers the options of a registration, on a page of this origin. */
  register({ challenge, rp }: { challenge: string; rp: { id: string } }, origin: string) {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const key = cbor(
      new Map<Cbor, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]),
    );
    const length = Buffer.from([0, this.#id.length]);
    const authData = this.#data(rp.id, PRESENT | HAS_KEY, Buffer.concat([Buffer.alloc(16), length, this.#id, key]));
    const attestation = cbor(
      new Map<Cbor, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]),
    );
    return {
      id: encoded(this.#id),
      rawId: encoded(this.#id),
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: encoded(this.#client('webauthn.create', challenge, origin)),
        attestationObject: encoded(attestation),
        transports: ['internal', 'teleport'],
      },
    };
  }

  /** Answers the options of a sign-in, on a page of this origin. */
  signIn({ challenge, rpId }: { challenge: string; rpId: string }, origin: string) {
    this.#uses++;
    const client = this.#client('webauthn.get', challenge, origin);
    const data = this.#data(rpId, PRESENT);
    const signature = sign('sha256', Buffer.concat([data, sha256(client)]), this.#keys.privateKey);
    return {
      id: encoded(this.#id),
      rawId: encoded(this.#id),
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: encoded(client),
        authenticatorData: encoded(data),
        signature: encoded(signature),
      },
    };
  }
}
