import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { SecretsKey } from '../config/keys.ts';

const CIPHER = 'aes-256-gcm';

type Keys = readonly [SecretsKey, ...SecretsKey[]];

/** Returns `keyId.iv.tag.text`, bound to `owner` so that it can't be moved to another row. */
export function seal([newest]: Keys, text: string, owner: string): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv(CIPHER, newest.key, iv).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  const parts = [iv, cipher.getAuthTag(), sealed].map((part) => part.toString('base64url'));
  return [newest.id, ...parts].join('.');
}

/**
 * Opens a sealed box.
 * @throws if the box was tampered with, belongs to another owner, or its key is no longer available
 */
export function unseal(keys: Keys, box: string, owner: string): string {
  const [keyId, ...parts] = box.split('.');
  const known = keys.find(({ id }) => id === keyId);
  if (known === undefined) throw new Error(`SECRETS_KEY no longer contains key ${keyId}.`);
  const [iv, tag, sealed] = parts.map((part) => Buffer.from(part, 'base64url'));
  if (iv === undefined || tag === undefined || sealed === undefined) {
    throw new Error('A sealed secret is damaged.');
  }
  const decipher = createDecipheriv(CIPHER, known.key, iv, { authTagLength: 16 });
  decipher.setAAD(Buffer.from(owner)).setAuthTag(tag);
  return Buffer.concat([decipher.update(sealed), decipher.final()]).toString('utf8');
}

/** Returns the same box, or a box sealed with the newest key if an older key sealed it. */
export function reseal(keys: Keys, box: string, owner: string): string {
  return box.startsWith(`${keys[0].id}.`) ? box : seal(keys, unseal(keys, box, owner), owner);
}
