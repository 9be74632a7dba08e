import type { AuditEntry } from '../providers/records.ts';

/** Who did it. */
export function actorOf({ actorEmail }: Pick<AuditEntry, 'actorEmail'>): string {
  return actorEmail ?? 'The shop itself';
}
