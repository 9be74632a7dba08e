/** How many years the audit log keeps what staff did. */
export const AUDIT_RETENTION_YEARS = 3;

/** Returns the time before which audit entries are deleted. */
export function auditRetainedSince(now: Date): Date {
  const since = new Date(now);
  since.setUTCFullYear(since.getUTCFullYear() - AUDIT_RETENTION_YEARS);
  return since;
}
