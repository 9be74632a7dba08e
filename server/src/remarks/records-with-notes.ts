import type { EntityManager } from '@mikro-orm/postgresql';
import { notFound } from '@spindle/sdk/contract/failure';
import { isId } from '@spindle/sdk/contract/filter-values';
import { noSuch } from '@spindle/sdk/domain/records';
import { User } from '../identity/user.entity.ts';
import { Order } from '../orders/order.entity.ts';
import { taggedCustomers, taggedOrders, type TaggedRecords } from './tagged-records.ts';

/** The records that staff can write notes on, and the note property that refers to each. */
export interface RecordsWithNotes extends Pick<TaggedRecords, 'noun' | 'lock'> {
  about: 'order' | 'user';
  isThere(em: EntityManager, id: string): Promise<boolean>;
}

export const ordersWithNotes: RecordsWithNotes = {
  ...taggedOrders,
  about: 'order',
  isThere: async (em, id) => (await em.count(Order, { id })) > 0,
};

export const customersWithNotes: RecordsWithNotes = {
  ...taggedCustomers,
  about: 'user',
  isThere: async (em, id) => (await em.count(User, { id })) > 0,
};

/**
 * Checks that the record exists.
 * @throws 404 if the record doesn't exist
 */
export async function requireRecord(
  em: EntityManager,
  { noun, isThere }: RecordsWithNotes,
  id: string,
): Promise<void> {
  if (!isId(id) || !(await isThere(em, id))) throw notFound(noSuch(noun));
}
