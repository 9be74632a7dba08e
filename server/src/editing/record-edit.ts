import { itemChange } from '@spindle/sdk/domain/events/item-change';
import type { EntityManager } from '@mikro-orm/postgresql';
import { changedFields } from '@spindle/sdk/domain/audit/changed-fields';
import { recordStaffAction, type StaffCall } from '../audit/record-audit.ts';
import { recordEvent } from '../events/record-event.ts';

interface Edit {
  /** The area and the verb: `catalog.update-item`. */
  action: string;
  /** Such as `item spindles/er20`. */
  subject: string;
  /** The record's id in events, if edits of this kind of record are published. */
  eventId?: string | undefined;
  /** The attribute, if only one changed. */
  attributeId?: string;
  /** Null if the record was created. */
  before: Record<string, unknown> | null;
  /** Null if the record was deleted. */
  after: Record<string, unknown> | null;
}

/**
 * Records an edit in its transaction and publishes an event if edits of this kind of record are
 * published. An edit that changes nothing is not recorded.
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
