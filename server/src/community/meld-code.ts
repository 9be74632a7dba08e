import { createHash, randomBytes } from 'node:crypto';

/** 128 random bits, safe in an address. */
export function newMeldCode(): string {
  return randomBytes(16).toString('base64url');
}

/** What is stored of a code. */
export function hashOf(code: string): string {
  return createHash('sha256').update(code).digest('hex');
}
