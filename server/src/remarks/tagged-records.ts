import type { EntityManager } from '@mikro-orm/postgresql';
import { db } from '../database/db.ts';
import { CustomerTag } from './customer-tag.entity.ts';
import { OrderTag } from './order-tag.entity.ts';

/** The records that staff can tag: how to lock them, and where their tags are stored. */
export interface TaggedRecords {
  noun: 'order' | 'customer';
  /** Locks the record. Returns true if the record exists. */
  lock(tx: EntityManager, id: string): Promise<boolean>;
  read(tx: EntityManager, id: string): Promise<string[]>;
  /** Loads the tags of the requested records that exist. */
  readAll(em: EntityManager, ids: readonly string[]): Promise<Map<string, string[]>>;
  add(tx: EntityManager, id: string, tags: readonly string[]): void;
  remove(tx: EntityManager, id: string, tags: readonly string[]): Promise<void>;
}

export const taggedOrders: TaggedRecords = {
  noun: 'order',
  async lock(tx, id) {
    const rows = db(tx).selectFrom('orders').select('id').where('id', '=', id);
    return (await rows.forNoKeyUpdate().execute()).length > 0;
  },
  async read(tx, id) {
    return (await tx.find(OrderTag, { order: id })).map(({ tag }) => tag);
  },
  async readAll(em, ids) {
    const rows = db(em)
      .selectFrom('orders as o')
      .leftJoin('order_tags as t', 't.order_id', 'o.id')
      .select(['o.id', 't.tag'])
      .where('o.id', 'in', ids);
    return byRecord(ids.length > 0 ? await rows.execute() : []);
  },
  add(tx, id, tags) {
    for (const tag of tags) tx.create(OrderTag, { order: id, tag });
  },
  async remove(tx, id, tags) {
    await tx.nativeDelete(OrderTag, { order: id, tag: { $in: [...tags] } });
  },
};

export const taggedCustomers: TaggedRecords = {
  noun: 'customer',
  async lock(tx, id) {
    const rows = db(tx).selectFrom('users').select('id').where('id', '=', id);
    return (await rows.forNoKeyUpdate().execute()).length > 0;
  },
  async read(tx, id) {
    return (await tx.find(CustomerTag, { user: id })).map(({ tag }) => tag);
  },
  async readAll(em, ids) {
    const rows = db(em)
      .selectFrom('users as u')
      .leftJoin('customer_tags as t', 't.user_id', 'u.id')
      .select(['u.id', 't.tag'])
      .where('u.id', 'in', ids);
    return byRecord(ids.length > 0 ? await rows.execute() : []);
  },
  add(tx, id, tags) {
    for (const tag of tags) tx.create(CustomerTag, { user: id, tag });
  },
  async remove(tx, id, tags) {
    await tx.nativeDelete(CustomerTag, { user: id, tag: { $in: [...tags] } });
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
