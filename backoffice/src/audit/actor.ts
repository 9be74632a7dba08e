import type { AuditEntry } from '../providers/records.ts';

/** Returns who did it. */
export function actorOf({ actorEmail }: Pick<AuditEntry, 'actorEmail'>): string {
  return actorEmail ?? 'The shop itself';
}
