import type { EntityManager } from '@mikro-orm/postgresql';
import { AuditEntry } from './audit-entry.entity.ts';

export interface StaffAction {
  /** Null for the shop itself. */
  actor: { id: string; email: string } | null;
  /** The folder and the verb: `picking.complete`. */
  action: string;
  /** `order 6f0c1f3a-…` */
  subject: string;
  /** Only what the action changes; null for what was not there before. */
  before: Record<string, unknown> | null;
  /** Null for what is gone. */
  after: Record<string, unknown> | null;
  requestId: string | null;
  now: Date;
}

/**
 * Notes what a member of staff does, in the transaction that does it: both are kept or neither is.
 * @throws Error outside `em.transactional`, where the note could be lost
 */
export function recordAudit(em: EntityManager, { actor, now, ...entry }: StaffAction): void {
  if (!em.isInTransaction()) throw new Error('An action must be recorded in its own transaction.');
  em.create(AuditEntry, {
    ...entry,
    at: now,
    actorId: actor?.id ?? null,
    actorEmail: actor?.email ?? null,
  });
}

/** Of the call of a member of staff: enough to note what they do. */
export interface StaffCall {
  user: { id: string; email: string };
  requestId: string;
  now: Date;
}

export interface StaffWrite extends StaffCall {
  em: EntityManager;
}

/** Notes what the member of staff who calls does. */
export const recordStaffAction = (
  tx: EntityManager,
  { user: { id, email }, requestId, now }: StaffCall,
  action: Omit<StaffAction, 'actor' | 'requestId' | 'now'>,
): void => recordAudit(tx, { ...action, actor: { id, email }, requestId, now });
