/** The characters of base64url. */
export const BASE64URL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Returns a random text of `length` characters from `signs`. */
export function randomText(length: number, signs: string): string {
  const numbers = crypto.getRandomValues(new Uint32Array(length));
  return Array.from(numbers, (number) => signs.charAt(number % signs.length)).join('');
}
