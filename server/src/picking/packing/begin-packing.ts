import type { EntityManager } from '@mikro-orm/postgresql';
import { newId } from '../../database/base.ts';
import { db } from '../../database/db.ts';
import { Packing } from './packing.entity.ts';

interface Begun {
  orderId: string;
  by: string;
  now: Date;
}

/** Starts a new, empty packing of the order. */
export async function beginPacking(
  em: EntityManager,
  { orderId, by, now }: Begun,
): Promise<string> {
  const id = newId();
  em.create(Packing, { id, order: orderId, begunBy: by, begunAt: now });
  await em.flush();
  // written without the entity, so that the order's version, which protects edits by staff, stays
  // the same
  await db(em).updateTable('orders').set({ packing_id: id }).where('id', '=', orderId).execute();
  return id;
}
