/** Formats a time like the carrier gateway: `2026-07-30T16:12:07Z`. */
export function timestamp(milliseconds = Date.now()): string {
  return new Date(milliseconds).toISOString().replace(/\.\d+/, '');
}
