import { defineEntity, p } from '@mikro-orm/core';
import { id, timestamp } from '../database/base.ts';
import type { TableOf } from '../database/tables.ts';
import { closingReasons, entitlementSources } from './entitlement.entity.ts';

const EntitlementEntrySchema = defineEntity({
  name: 'EntitlementEntry',
  tableName: 'entitlement_entries',
  properties: {
    id: id(),
    at: timestamp(),
    /** No foreign key, because ledger entries are kept after their entitlements are deleted. */
    entitlementId: p.uuid().index(),
    userId: p.uuid(),
    catalogId: p.text(),
    itemId: p.text(),
    source: p.enum([...entitlementSources]),
    sourceId: p.uuid(),
    /** The state after this change. */
    closedBecause: p
      .enum([...closingReasons])
      .strictNullable()
      .default(null),
    endsAt: timestamp().strictNullable().default(null),
  },
  indexes: [{ name: 'entitlement_entries_of_a_user', properties: ['userId', 'at'] }],
  triggers: [
    {
      name: 'entitlement_entries_add_only',
      timing: 'before',
      events: ['update', 'delete'],
      forEach: 'statement',
      body: `raise exception 'entitlement_entries takes additions only' using errcode = 'restrict_violation'; return null`,
    },
  ],
});

/** One change of an entitlement. The last entry holds the current state. */
export class EntitlementEntry extends EntitlementEntrySchema.class {}
EntitlementEntrySchema.setClass(EntitlementEntry);

declare module '../database/tables.ts' {
  interface Tables {
    entitlement_entries: TableOf<typeof EntitlementEntrySchema>;
  }
}
