import { randomBytes } from 'node:crypto';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

export function randomText(length: number): string {
  return Array.from(randomBytes(length), (byte) => ALPHABET[byte % ALPHABET.length]).join('');
}

/** An id in the providers' manner: `prefix_` and letters and digits. */
export function newId(prefix: string, length = 24): string {
  return `${prefix}_${randomText(length)}`;
}

/** An id as EasyPost makes them: `prefix_` and 32 hexadecimal digits. */
export function newHexId(prefix: string): string {
  return `${prefix}_${randomBytes(16).toString('hex')}`;
}
