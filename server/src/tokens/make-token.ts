import { hash, randomBytes } from 'node:crypto';
import { visiblePrefix, TOKEN_PREFIX } from '@spindle/sdk/domain/tokens/new-token';

export interface MadeToken {
  /** Shown once and never stored. */
  token: string;
  hash: string;
  prefix: string;
}

export function makeToken(random: (bytes: number) => Buffer = randomBytes): MadeToken {
  const token = TOKEN_PREFIX + random(32).toString('base64url');
  return { token, hash: hashOf(token), prefix: visiblePrefix(token) };
}

export function hashOf(token: string): string {
  return hash('sha256', token);
}
