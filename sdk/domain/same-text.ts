/** E-mail addresses and codes are the same whatever their case. */
export function sameText(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
