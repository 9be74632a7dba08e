import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** OWASP's parameters for Argon2id: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hash the composed form (NFC), because keyboards encode the same letter differently. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFC'), cost);
}

let decoy: Promise<string> | undefined;

/**
 * Compares a password with an account's hash, first in the current form, then in forms used for
 * older accounts. `rehash` is true if an older form matched. A wrong password takes the same time
 * whether or not there is a hash to compare.
 */
export async function verifyPassword(
  passwordHash: string | null,
  password: string,
): Promise<{ right: boolean; rehash: boolean }> {
  decoy ??= hashPassword(randomBytes(16).toString('hex'));
  const composed = password.normalize('NFC');
  for (const form of new Set([composed, password, password.normalize('NFD')])) {
    const matches = await verify(passwordHash ?? (await decoy), form);
    if (matches && passwordHash !== null) return { right: true, rehash: form !== composed };
  }
  return { right: false, rehash: false };
}
