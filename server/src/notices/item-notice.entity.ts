import { defineEntity, p, type Opt } from '@mikro-orm/core';
import { id, timestamp } from '../database/base.ts';
import type { GeneratedInt8, TableOf } from '../database/tables.ts';
import { User } from '../identity/user.entity.ts';

const ItemNoticeSchema = defineEntity({
  name: 'ItemNotice',
  tableName: 'item_notices',
  properties: {
    id: id(),
    user: () => p.manyToOne(User).mapToPk().joinColumn('user_id').deleteRule('cascade'),
    catalogId: p.text(),
    itemId: p.text(),
    createdAt: timestamp(),
    /** The order of the requests. */
    position: p.bigint('number').autoincrement().generated('identity').$type<Opt<number>>(),
    /** When the email was enqueued. Null while the customer is waiting. */
    toldAt: timestamp().strictNullable().default(null),
    /** The item's last ledger entry at that time. */
    toldAfter: p.bigint('number').strictNullable().default(null),
  },
  checks: [
    { name: 'item_notices_told_whole', expression: '(told_at is null) = (told_after is null)' },
  ],
  indexes: [
    {
      name: 'item_notices_one_open',
      expression:
        'create unique index "item_notices_one_open" on "item_notices" ("user_id", "catalog_id", "item_id") where told_at is null',
    },
    {
      name: 'item_notices_waiting',
      expression:
        'create index "item_notices_waiting" on "item_notices" ("catalog_id", "item_id", "position") where told_at is null',
    },
    {
      name: 'item_notices_told',
      expression:
        'create index "item_notices_told" on "item_notices" ("catalog_id", "item_id", "told_at") where told_at is not null',
    },
    { name: 'item_notices_told_by_time', properties: ['toldAt'], where: 'told_at is not null' },
  ],
});

/** A customer's request to be notified when an item can be bought, pending or fulfilled. */
export class ItemNotice extends ItemNoticeSchema.class {}
ItemNoticeSchema.setClass(ItemNotice);

declare module '../database/tables.ts' {
  interface Tables {
    item_notices: TableOf<
      typeof ItemNoticeSchema,
      { user_id: string; position: GeneratedInt8 },
      'user_id_id'
    >;
  }
}
