/** What base64url is written with. */
export const BASE64URL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** So many signs out of those given, as good as any. */
export function randomText(length: number, signs: string): string {
  const numbers = crypto.getRandomValues(new Uint32Array(length));
  return Array.from(numbers, (number) => signs.charAt(number % signs.length)).join('');
}
