import { itemChange } from '@spindle/sdk/domain/events/item-change';
import type { EntityManager } from '@mikro-orm/postgresql';
import { changedFields } from '@spindle/sdk/domain/audit/changed-fields';
import { recordStaffAction, recordStaffActions, type StaffCall } from '../audit/record-audit.ts';
import { recordEvent, recordEvents } from '../events/record-event.ts';

export interface Edit {
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
export function recordEdit(tx: EntityManager, call: StaffCall, edit: Edit): void {
  const recorded = recordedOf(edit, call.now);
  if (recorded === null) return;
  recordStaffAction(tx, call, recorded.action);
  if (recorded.event !== null) recordEvent(tx, recorded.event);
}

/** Does the same for many edits, with one statement each for the entries and the events. */
export async function recordEdits(
  tx: EntityManager,
  call: StaffCall,
  edits: readonly Edit[],
): Promise<void> {
  const recorded = edits.flatMap((edit) => recordedOf(edit, call.now) ?? []);
  const actions = recorded.map(({ action }) => action);
  await recordStaffActions(tx, call, actions);
  await recordEvents(
    tx,
    recorded.flatMap(({ event }) => event ?? []),
  );
}

function recordedOf({ action, subject, before, after, eventId, attributeId }: Edit, at: Date) {
  const changed = changedFields(before, after);
  if (changed === null) return null;
  const change =
    eventId === undefined
      ? null
      : itemChange({
          id: eventId,
          after: changed.after,
          attributeId: attributeId ?? null,
          deletes: after === null,
        });
  return { action: { action, subject, ...changed }, event: change && { ...change, at } };
}
