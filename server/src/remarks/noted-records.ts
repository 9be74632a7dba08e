import type { EntityManager } from '@mikro-orm/postgresql';
import { notFound } from '@spindle/sdk/contract/failure';
import { isId } from '@spindle/sdk/contract/filter-values';
import { noSuch } from '@spindle/sdk/domain/records';
import { db } from '../database/db.ts';
import { taggedCustomers, taggedOrders, type TaggedRecords } from './tagged-records.ts';

/** What staff write notes on, and the column of `notes` that names it. */
export interface NotedRecords extends Pick<TaggedRecords, 'noun' | 'lock'> {
  column: 'order_id' | 'user_id';
  table: 'orders' | 'users';
}

export const notedOrders: NotedRecords = { ...taggedOrders, column: 'order_id', table: 'orders' };

export const notedCustomers: NotedRecords = {
  ...taggedCustomers,
  column: 'user_id',
  table: 'users',
};

/** @throws 404 where there is no such record */
export async function demandNoted(
  em: EntityManager,
  { noun, table }: NotedRecords,
  id: string,
): Promise<void> {
  const found = isId(id)
    ? await db(em).selectFrom(table).select('id').where('id', '=', id).execute()
    : [];
  if (found.length === 0) throw notFound(noSuch(noun));
}
