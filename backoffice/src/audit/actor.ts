import type { AuditEntry } from '../providers/records.ts';

export function actorOf({ actorEmail }: Pick<AuditEntry, 'actorEmail'>): string {
  return actorEmail ?? 'System';
}
