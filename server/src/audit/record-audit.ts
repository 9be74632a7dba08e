import type { EntityManager } from '@mikro-orm/postgresql';
import { newId } from '../database/base.ts';
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
export function recordAudit(em: EntityManager, action: StaffAction): void {
  requireTransaction(em);
  em.create(AuditEntry, entryOf(action));
}

/** Does the same for many actions, with one statement. */
export async function recordStaffActions(
  em: EntityManager,
  call: StaffCall,
  actions: readonly Omit<StaffAction, 'actor' | 'requestId' | 'now'>[],
): Promise<void> {
  requireTransaction(em);
  const { user: actor, requestId, now } = call;
  const entries = actions.map((action) => entryOf({ ...action, actor, requestId, now }));
  await em.insertMany(
    AuditEntry,
    entries.map((entry) => ({ id: newId(), ...entry })),
  );
}

const entryOf = ({ actor, now, ...entry }: StaffAction) => ({
  ...entry,
  at: now,
  actorId: actor?.id ?? null,
  actorEmail: actor?.email ?? null,
});

function requireTransaction(em: EntityManager): void {
  if (!em.isInTransaction()) throw new Error('An action must be recorded in its own transaction.');
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
