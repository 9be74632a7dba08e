/** What an invoice's number may begin with, in small letters, where that is what somebody typed. */
export function startOfNumber(text: string): string | null {
  const typed = text.trim().toLowerCase();
  return /^(?:inv|cn)(?:-\d*)?$/.test(typed) ? typed : null;
}
