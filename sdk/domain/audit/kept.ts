/** For how many years it can be told what staff did. */
export const AUDIT_KEPT_YEARS = 3;

/** Entries from before that moment are dropped. */
export function auditKeptSince(now: Date): Date {
  const since = new Date(now);
  since.setUTCFullYear(since.getUTCFullYear() - AUDIT_KEPT_YEARS);
  return since;
}
