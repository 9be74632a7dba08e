import type { Handlers } from '../contract/handlers.ts';
import { query } from '../database/query.ts';
import { notFound } from '@spindle/sdk/contract/failure';

export const inventory = {
  /** From the database itself: asked for when somebody else has just bought the last one. */
  async getInventory({ em, params }) {
    const [row] = await query<{ available: number }>(
      em,
      `select i.on_hand - i.reserved as available
         from catalog_items i join catalogs c on c.id = i.catalog_id
        where i.catalog_id = $1 and i.item_id = $2 and i.enabled and i.deleted_at is null
          and c.enabled and not c.external and c.deleted_at is null`,
      [params.catalogId, params.catalogItemId],
    );
    if (row === undefined) throw notFound('There is no such item.');
    return { count: row.available };
  },
} satisfies Handlers<'getInventory'>;
