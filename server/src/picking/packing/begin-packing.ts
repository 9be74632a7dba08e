import type { EntityManager } from '@mikro-orm/postgresql';
import { newId } from '../../database/base.ts';
import { db } from '../../database/db.ts';
import { Packing } from './packing.entity.ts';

interface StartedPacking {
  orderId: string;
  by: string;
  now: Date;
}

/** Starts a new, empty packing session for the order. */
export async function beginPacking(
  em: EntityManager,
  { orderId, by, now }: StartedPacking,
): Promise<string> {
  const id = newId();
  em.create(Packing, { id, order: orderId, begunBy: by, begunAt: now });
  await em.flush();
  // Writes without the entity, because an entity write would change the order's version, which
  // protects staff edits.
  await db(em).updateTable('orders').set({ packing_id: id }).where('id', '=', orderId).execute();
  return id;
}
