import type { Handlers } from '../contract/handlers.ts';
import { db } from '../database/db.ts';
import { notFound } from '@spindle/sdk/contract/failure';
import { visible } from './buyable.ts';
import { sellable } from './kits.ts';
import { noSuch } from '@spindle/sdk/domain/records';

export const inventory = {
  /** Bypasses the cache, because clients ask right after another customer bought the last unit. */
  async getInventory({ em, params }) {
    const row = await db(em)
      .selectFrom('catalog_items as i')
      .innerJoin('catalogs as c', 'c.id', 'i.catalog_id')
      .select(sellable().as('available'))
      .where('i.catalog_id', '=', params.catalogId)
      .where('i.item_id', '=', params.catalogItemId)
      .where(visible)
      .executeTakeFirst();
    if (row === undefined) throw notFound(noSuch('item'));
    return { count: row.available };
  },
} satisfies Handlers<'getInventory'>;
