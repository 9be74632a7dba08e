import type { EntityManager } from '@mikro-orm/postgresql';
import { AuditEntry } from './audit-entry.entity.ts';

export interface StaffAction {
  /** Null for the shop itself. */
  actor: { id: string; email: string } | null;
  /** The folder and the verb: `picking.complete`. */
  action: string;
  /** Such as `order 6f0c1f3a-…`. */
  subject: string;
  /** Only the fields that the action changes. Null if the record was created. */
  before: Record<string, unknown> | null;
  /** Null if the record was deleted. */
  after: Record<string, unknown> | null;
  requestId: string | null;
  now: Date;
}

/**
 * Records an action by staff in the transaction that performs it, so that both are saved or neither
 * is.
 * @throws Error outside `em.transactional`, where the entry could be lost
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

/** The parts of an employee's call needed to record the action. */
export interface StaffCall {
  user: { id: string; email: string };
  requestId: string;
  now: Date;
}

export interface StaffWrite extends StaffCall {
  em: EntityManager;
}

/** Records an action by the employee who makes the call. */
export const recordStaffAction = (
  tx: EntityManager,
  { user: { id, email }, requestId, now }: StaffCall,
  action: Omit<StaffAction, 'actor' | 'requestId' | 'now'>,
): void => recordAudit(tx, { ...action, actor: { id, email }, requestId, now });
