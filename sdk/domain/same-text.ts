/** Compares email addresses or codes, ignoring case. */
export function sameText(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
