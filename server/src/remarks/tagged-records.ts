import type { EntityManager } from '@mikro-orm/postgresql';
import { db } from '../database/db.ts';

/** What staff put tags on: how it is locked, and where its tags are. */
export interface TaggedRecords {
  noun: 'order' | 'customer';
  /** Whether there is one of that id; locked then. */
  lock(tx: EntityManager, id: string): Promise<boolean>;
  read(tx: EntityManager, id: string): Promise<string[]>;
  /** The tags of those that exist. */
  readAll(em: EntityManager, ids: readonly string[]): Promise<Map<string, string[]>>;
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
  async readAll(em, ids) {
    const rows = db(em)
      .selectFrom('orders as o')
      .leftJoin('order_tags as t', 't.order_id', 'o.id')
      .select(['o.id', 't.tag'])
      .where('o.id', 'in', ids);
    return byRecord(ids.length > 0 ? await rows.execute() : []);
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
  async readAll(em, ids) {
    const rows = db(em)
      .selectFrom('users as u')
      .leftJoin('customer_tags as t', 't.user_id', 'u.id')
      .select(['u.id', 't.tag'])
      .where('u.id', 'in', ids);
    return byRecord(ids.length > 0 ? await rows.execute() : []);
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

function byRecord(rows: readonly { id: string; tag: string | null }[]): Map<string, string[]> {
  const records = new Map<string, string[]>();
  for (const { id, tag } of rows) {
    const tags = records.get(id) ?? [];
    if (tag !== null) tags.push(tag);
    records.set(id, tags);
  }
  return records;
}
