import { defineEntity, p } from '@mikro-orm/core';
import { id, timestamp } from '../database/base.ts';
import type { TableOf } from '../database/tables.ts';

export const entitlementSources = ['ORDER', 'SUBSCRIPTION', 'GRANT'] as const;
export type EntitlementSource = (typeof entitlementSources)[number];

export const closingReasons = [
  'REFUNDED',
  'DISPUTED',
  'ENDED',
  'PAYMENT_DUE',
  'WITHDRAWN',
] as const;
export type ClosingReason = (typeof closingReasons)[number];

const EntitlementSchema = defineEntity({
  name: 'Entitlement',
  tableName: 'entitlements',
  properties: {
    id: id(),
    userId: p.uuid().index(),
    catalogId: p.text(),
    itemId: p.text(),
    source: p.enum([...entitlementSources]),
    /** Id of the order line, subscription or grant that the entitlement is derived from. */
    sourceId: p.uuid(),
    /**
     * Null while the entitlement is open. Set only when the source changes, not when time passes.
     */
    closedBecause: p
      .enum([...closingReasons])
      .strictNullable()
      .default(null),
    /** End of the access. Null if unlimited. */
    endsAt: timestamp().strictNullable().default(null),
    createdAt: timestamp(),
    updatedAt: timestamp(),
  },
  indexes: [
    { name: 'entitlements_to_an_item', properties: ['catalogId', 'itemId', 'userId'] },
    { name: 'entitlements_by_age', properties: ['createdAt', 'id'] },
  ],
  uniques: [{ name: 'one_entitlement_per_source', properties: ['source', 'sourceId'] }],
});

/**
 * A user's right to open, download or join something, derived from one order line, subscription or
 * grant.
 */
export class Entitlement extends EntitlementSchema.class {}
EntitlementSchema.setClass(Entitlement);

declare module '../database/tables.ts' {
  interface Tables {
    entitlements: TableOf<typeof EntitlementSchema>;
  }
}
