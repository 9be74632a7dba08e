import { randomBytes } from 'node:crypto';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

export function randomText(length: number): string {
  return Array.from(randomBytes(length), (byte) => ALPHABET[byte % ALPHABET.length]).join('');
}

/** Creates an id in the providers' format: `prefix_`, then letters and digits. */
export function newId(prefix: string, length = 24): string {
  return `${prefix}_${randomText(length)}`;
}

/** Creates an id in EasyPost's format: `prefix_` and 32 hexadecimal digits. */
export function newHexId(prefix: string): string {
  return `${prefix}_${randomBytes(16).toString('hex')}`;
}
