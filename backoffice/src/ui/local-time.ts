/** A moment as a field for date and time holds it: `2026-12-31T18:00`, where one is. */
export function localTime(iso: string): string {
  const at = new Date(iso);
  const shifted = new Date(at.getTime() - at.getTimezoneOffset() * 60_000);
  return shifted.toISOString().slice(0, 16);
}
