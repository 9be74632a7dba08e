import { createHash, hkdfSync } from 'node:crypto';

export type KeyList = readonly [string, ...string[]];

/**
 * Returns the given keys, or the fallback keys if none are given. The first key is used and all are
 * accepted, so that keys can be rotated.
 */
export function keysOr(others: KeyList, input: readonly string[] = []): KeyList {
  const [first, ...rest] = input;
  return first === undefined ? others : [first, ...rest];
}

export interface SecretsKey {
  /** Stored with everything created with this key. */
  id: string;
  key: Buffer;
}

/** Returns the keys that encrypt stored secrets. The first key encrypts, and all keys decrypt. */
export function secretsKeys([first, ...rest]: KeyList): readonly [SecretsKey, ...SecretsKey[]] {
  return [toSecretsKey(first), ...rest.map(toSecretsKey)];
}

function toSecretsKey(text: string): SecretsKey {
  return {
    id: createHash('sha256').update(`id:${text}`).digest('hex').slice(0, 8),
    key: Buffer.from(hkdfSync('sha256', text, '', 'spindle secrets at rest', 32)),
  };
}

/** Returns the keys that seal the audit log. The first key seals, and all keys verify. */
export function sealKeys([first, ...rest]: KeyList): readonly [SecretsKey, ...SecretsKey[]] {
  return [toSealKey(first), ...rest.map(toSealKey)];
}

function toSealKey(text: string): SecretsKey {
  return {
    id: createHash('sha256').update(`seal id:${text}`).digest('hex').slice(0, 8),
    key: Buffer.from(hkdfSync('sha256', text, '', 'spindle audit seals', 32)),
  };
}
