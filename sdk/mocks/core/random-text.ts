/** So many signs out of those given, as good as any. */
export function randomText(length: number, signs: string): string {
  const numbers = crypto.getRandomValues(new Uint32Array(length));
  return Array.from(numbers, (number) => signs.charAt(number % signs.length)).join('');
}
