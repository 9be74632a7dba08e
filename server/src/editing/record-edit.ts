import { itemChange } from '@spindle/sdk/domain/events/item-change';
import type { EntityManager } from '@mikro-orm/postgresql';
import { changedFields } from '@spindle/sdk/domain/audit/changed-fields';
import { recordStaffAction, type StaffCall } from '../audit/record-audit.ts';
import { recordEvent } from '../events/record-event.ts';

interface Edit {
  /** The room and the verb: `catalog.update-item`. */
  action: string;
  /** `item spindles/er20` */
  subject: string;
  /** What other programs call the record, where they hear of it. */
  eventId?: string | undefined;
  /** The attribute alone that is another. */
  attributeId?: string;
  /** Null for what is new. */
  before: Record<string, unknown> | null;
  /** Null for what is gone. */
  after: Record<string, unknown> | null;
}

/**
 * Notes an edit in its transaction, and tells other programs where they hear of such; one that
 * changes nothing leaves no note.
 */
export function recordEdit(
  tx: EntityManager,
  call: StaffCall,
  { action, subject, before, after, eventId, attributeId }: Edit,
): void {
  const changed = changedFields(before, after);
  if (changed === null) return;
  recordStaffAction(tx, call, { action, subject, ...changed });
  if (eventId === undefined) return;
  const change = itemChange({
    id: eventId,
    after: changed.after,
    attributeId: attributeId ?? null,
    deletes: after === null,
  });
  if (change !== null) recordEvent(tx, { ...change, at: call.now });
}
