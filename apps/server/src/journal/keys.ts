// The key pair that signs the journal's heads: generated once, kept in the storage.

import { createPrivateKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { type JournalHead, journalHeadText } from '@mozaika/kernel';
import type { SignedHead } from '@mozaika/protocol';
import { keptSetting } from '../storage/kept-setting.ts';
import type { Storage } from '../storage/port.ts';

const SETTING = 'journal-key';

export interface HeadSigner {
  sign(head: JournalHead): SignedHead;
}

export async function headSigner(storage: Storage): Promise<HeadSigner> {
  const kept = await keptSetting(storage, SETTING, newKey);
  const privateKey = createPrivateKey({ key: Buffer.from(kept, 'base64url'), format: 'der', type: 'pkcs8' });
  const key = rawPublicKey(privateKey);
  return {
    sign: (head) => ({ ...head, signature: sign(null, journalHeadText(head), privateKey).toString('hex'), key }),
  };
}

function newKey(): string {
  const { privateKey } = generateKeyPairSync('ed25519');
  return privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64url');
}

/** The 32 bytes of the public key, in hexadecimal. */
function rawPublicKey(privateKey: KeyObject): string {
  const { x = '' } = privateKey.export({ format: 'jwk' });
  return Buffer.from(x, 'base64url').toString('hex');
}
