import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto';
import type { KeyList } from '../config/keys.ts';

/**
 * Signs cookies exactly like koa's own signer, but several times as fast. Every call that needs a
 * session verifies a signature, so the keys are prepared once.
 */
export function cookieKeys(keys: KeyList) {
  const ready = keys.map((key) => createSecretKey(key, 'utf8'));
  const digestOf = (data: string, at: number) => {
    const key = ready[at];
    if (key === undefined) throw new RangeError(`no key ${at}`);
    return createHmac('sha1', key).update(data).digest('base64url');
  };
  const index = (data: string, digest: string) =>
    ready.findIndex((_key, at) => isSame(digest, digestOf(data, at)));
  return {
    sign: (data: string) => digestOf(data, 0),
    index,
    verify: (data: string, digest: string) => index(data, digest) > -1,
  };
}

function isSame(input: string, right: string): boolean {
  const one = Buffer.from(input);
  const other = Buffer.from(right);
  return one.length === other.length && timingSafeEqual(one, other);
}
