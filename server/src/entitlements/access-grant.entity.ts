import { defineEntity, p } from '@mikro-orm/core';
import { id, timestamp } from '../database/base.ts';
import type { TableOf } from '../database/tables.ts';

const AccessGrantSchema = defineEntity({
  name: 'AccessGrant',
  tableName: 'access_grants',
  properties: {
    id: id(),
    userId: p.uuid().index(),
    catalogId: p.text(),
    itemId: p.text(),
    /** Exclusive end of the access. Null if unlimited. */
    endsAt: timestamp().strictNullable().default(null),
    /** The reason, shown to other employees. */
    note: p.text(),
    grantedBy: p.text(),
    createdAt: timestamp(),
    withdrawnAt: timestamp().strictNullable().default(null),
  },
  uniques: [
    {
      name: 'one_grant_per_item',
      properties: ['userId', 'catalogId', 'itemId'],
      where: 'withdrawn_at is null',
    },
  ],
});

/** Access that staff granted without an order. */
export class AccessGrant extends AccessGrantSchema.class {}
AccessGrantSchema.setClass(AccessGrant);

declare module '../database/tables.ts' {
  interface Tables {
    access_grants: TableOf<typeof AccessGrantSchema>;
  }
}
