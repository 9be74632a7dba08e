import { changedFields } from '../../domain/audit/changed-fields.ts';
import type { AnyMockCall } from '../core/call.ts';
import type { ShopState } from '../state.ts';

/** A call by staff, with the data that auditing needs. */
export type StaffCall = Pick<AnyMockCall, 'state' | 'caller' | 'now' | 'newId'>;

/**
 * An example of a `subject` is `item spindles/er20`. `before` and `after` contain only the fields
 * that the action changes.
 */
export type StaffAction = Pick<
  ShopState['audit'][number],
  'action' | 'subject' | 'before' | 'after'
>;

export function recordAudit({ state, caller, now, newId }: StaffCall, action: StaffAction): void {
  state.audit.push({
    id: newId(),
    dateCreated: now.toISOString(),
    actorId: caller?.userId ?? null,
    actorEmail: caller?.email ?? null,
    ...action,
    requestId: null,
  });
}

/** Audits the fields that an edit changed. Records nothing if none did. */
export function recordEdit(call: StaffCall, { before, after, ...edit }: StaffAction): void {
  const changed = changedFields(before, after);
  if (changed !== null) recordAudit(call, { ...edit, ...changed });
}
