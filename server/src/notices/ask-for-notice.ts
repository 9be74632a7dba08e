import type { EntityManager } from '@mikro-orm/postgresql';
import { notFound } from '@spindle/sdk/contract/failure';
import { notificationSaved, validateNotice } from '@spindle/sdk/domain/notices/validate-notice';
import { done, rejectWith, type Outcome } from '@spindle/sdk/domain/rejection';
import { newId } from '../database/base.ts';
import { db } from '../database/db.ts';
import { bool } from '../database/expressions.ts';
import { visible } from '../inventory/buyable.ts';
import { sellable } from '../inventory/kits.ts';

export interface NoticeRequest {
  userId: string;
  catalogId: string;
  itemId: string;
}

/**
 * Requests a notification for when an item can be bought. An existing request keeps its position.
 * @throws Failure 404 if the item isn't visible
 */
export async function askForNotice(
  em: EntityManager,
  { userId, catalogId, itemId }: NoticeRequest,
  now: Date,
): Promise<Outcome> {
  const rejection = validateNotice(await findItem(em, catalogId, itemId));
  if (rejection?.code === 'NOT_FOUND') throw notFound(rejection);
  if (rejection !== null) return rejectWith(rejection);
  await db(em)
    .insertInto('item_notices')
    .values({
      id: newId(),
      user_id: userId,
      catalog_id: catalogId,
      item_id: itemId,
      created_at: now,
    })
    .onConflict((open) =>
      open.columns(['user_id', 'catalog_id', 'item_id']).where('told_at', 'is', null).doNothing(),
    )
    .execute();
  return done(notificationSaved);
}

const findItem = (em: EntityManager, catalogId: string, itemId: string) =>
  db(em)
    .selectFrom('catalog_items as i')
    .innerJoin('catalogs as c', 'c.id', 'i.catalog_id')
    .select(['i.title', visible.as('shown'), sellable().as('available')])
    .select((eb) => [
      bool(eb.or([eb.ref('i.locked'), eb.ref('c.locked')])).as('locked'),
      bool(eb.or([eb.ref('i.expired'), eb.ref('c.expired')])).as('expired'),
    ])
    .where('i.catalog_id', '=', catalogId)
    .where('i.item_id', '=', itemId)
    .executeTakeFirst();
