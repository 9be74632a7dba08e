import { changedFields } from '../../domain/audit/changed-fields.ts';
import type { AnyMockCall } from '../core/call.ts';
import type { ShopState } from '../state.ts';

/** Of the call of a member of staff: enough to note what they do. */
export type StaffCall = Pick<AnyMockCall, 'state' | 'caller' | 'now' | 'newId'>;

/** `subject` as in `item spindles/er20`; before and after hold only what the action changes. */
export type StaffAction = Pick<
  ShopState['audit'][number],
  'action' | 'subject' | 'before' | 'after'
>;

/** Notes what a member of staff does. */
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

/** Notes the fields that an edit changed; one that changes nothing leaves no note. */
export function recordEdit(call: StaffCall, { before, after, ...edit }: StaffAction): void {
  const changed = changedFields(before, after);
  if (changed !== null) recordAudit(call, { ...edit, ...changed });
}
