import type { EntityManager } from '@mikro-orm/postgresql';
import { newId } from '../../database/base.ts';
import { db } from '../../database/db.ts';
import { Packing } from './packing.entity.ts';

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
  em.create(Packing, { id, order: orderId, begunBy: by, begunAt: now });
  await em.flush();
  // what staff edit of an order stays in its version
  await db(em).updateTable('orders').set({ packing_id: id }).where('id', '=', orderId).execute();
  return id;
}
