import type { EntityManager } from '@mikro-orm/postgresql';
import { db } from '../database/db.ts';

/** What staff put tags on: how it is locked, and where its tags are. */
export interface TaggedRecords {
  noun: 'order' | 'customer';
  /** Whether there is one of that id; locked then. */
  lock(tx: EntityManager, id: string): Promise<boolean>;
  read(tx: EntityManager, id: string): Promise<string[]>;
  add(tx: EntityManager, id: string, tags: readonly string[]): Promise<void>;
  remove(tx: EntityManager, id: string, tags: readonly string[]): Promise<void>;
}

export const taggedOrders: TaggedRecords = {
  noun: 'order',
  async lock(tx, id) {
    const rows = db(tx).selectFrom('orders').select('id').where('id', '=', id);
    return (await rows.forNoKeyUpdate().execute()).length > 0;
  },
  async read(tx, id) {
    const rows = db(tx).selectFrom('order_tags').select('tag').where('order_id', '=', id);
    return (await rows.execute()).map(({ tag }) => tag);
  },
  async add(tx, id, tags) {
    const rows = tags.map((tag) => ({ order_id: id, tag }));
    await db(tx).insertInto('order_tags').values(rows).execute();
  },
  async remove(tx, id, tags) {
    const rows = db(tx).deleteFrom('order_tags').where('order_id', '=', id);
    await rows.where('tag', 'in', tags).execute();
  },
};

export const taggedCustomers: TaggedRecords = {
  noun: 'customer',
  async lock(tx, id) {
    const rows = db(tx).selectFrom('users').select('id').where('id', '=', id);
    return (await rows.forNoKeyUpdate().execute()).length > 0;
  },
  async read(tx, id) {
    const rows = db(tx).selectFrom('customer_tags').select('tag').where('user_id', '=', id);
    return (await rows.execute()).map(({ tag }) => tag);
  },
  async add(tx, id, tags) {
    const rows = tags.map((tag) => ({ user_id: id, tag }));
    await db(tx).insertInto('customer_tags').values(rows).execute();
  },
  async remove(tx, id, tags) {
    const rows = db(tx).deleteFrom('customer_tags').where('user_id', '=', id);
    await rows.where('tag', 'in', tags).execute();
  },
};
