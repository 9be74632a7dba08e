import { hash, randomBytes } from 'node:crypto';

const PREFIX = 'spdl_';
const SHOWN = PREFIX.length + 4;

export interface MadeToken {
  /** Shown once, never stored. */
  token: string;
  hash: string;
  prefix: string;
}

export function makeToken(random: (bytes: number) => Buffer = randomBytes): MadeToken {
  const token = PREFIX + random(32).toString('base64url');
  return { token, hash: hashOf(token), prefix: token.slice(0, SHOWN) };
}

export function hashOf(token: string): string {
  return hash('sha256', token);
}
