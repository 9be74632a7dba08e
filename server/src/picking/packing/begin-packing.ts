import type { EntityManager } from '@mikro-orm/postgresql';
import { newId } from '../../database/base.ts';
import { db } from '../../database/db.ts';

interface Begun {
  orderId: string;
  by: string;
  now: Date;
}

/** The order's packing from now on, with nothing in it. */
export async function beginPacking(
  em: EntityManager,
  { orderId, by, now }: Begun,
): Promise<string> {
  const id = newId();
  await db(em)
    .insertInto('packings')
    .values({ id, order_id: orderId, begun_by: by, begun_at: now })
    .execute();
  await db(em).updateTable('orders').set({ packing_id: id }).where('id', '=', orderId).execute();
  return id;
}
