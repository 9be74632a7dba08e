import { createHash, hkdfSync } from 'node:crypto';

const DEVELOPMENT_KEY = 'spindle development session key, never used in production';
const LEAST_KEY_LENGTH = 32;

export type KeyList = readonly [string, ...string[]];

/** Keys that sign cookies: the first signs, all verify, so that keys can be rotated. */
export function signingKeys(given: readonly string[] | undefined, production: boolean): KeyList {
  const [first, ...rest] = given ?? (production ? [] : [DEVELOPMENT_KEY]);
  if (first === undefined) throw new Error('SESSION_KEYS must be set in production.');
  if (production && [first, ...rest].some((key) => key.length < LEAST_KEY_LENGTH)) {
    throw new Error(`SESSION_KEYS: each key needs at least ${LEAST_KEY_LENGTH} characters.`);
  }
  return [first, ...rest];
}

export interface SecretsKey {
  /** Stored beside what was encrypted with it. */
  id: string;
  key: Buffer;
}

/** Keys that encrypt secrets at rest: the first encrypts, all decrypt. */
export function secretsKeys(
  given: readonly string[] | undefined,
): readonly [SecretsKey, ...SecretsKey[]] {
  const [first, ...rest] = (given ?? []).map(toSecretsKey);
  if (first === undefined) throw new Error('SECRETS_KEY must be set in production.');
  return [first, ...rest];
}

function toSecretsKey(text: string): SecretsKey {
  return {
    id: createHash('sha256').update(`id:${text}`).digest('hex').slice(0, 8),
    key: Buffer.from(hkdfSync('sha256', text, '', 'spindle secrets at rest', 32)),
  };
}
