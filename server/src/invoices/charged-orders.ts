import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { EntityManager } from '@mikro-orm/postgresql';
import { db } from '../database/db.ts';
import { soldSelects } from '../payments/sold-fields.ts';

/** Selects orders `o` with the amounts charged and their items' current part numbers. */
export const chargedOrders = (em: EntityManager) =>
  db(em)
    .selectFrom('orders as o')
    .select((eb) => [
      'o.id',
      eb.fn.coalesce('o.parent_id', 'o.id').as('orderId'),
      'o.shipping',
      'o.shipping_cents as shippingCents',
      'o.tax_cents as taxCents',
      'o.total_cents as totalCents',
      jsonArrayFrom(
        eb
          .selectFrom('order_lines as l')
          .leftJoin('catalog_items as i', (join) =>
            join.onRef('i.catalog_id', '=', 'l.catalog_id').onRef('i.item_id', '=', 'l.item_id'),
          )
          .select([...soldSelects('l'), 'i.external_id as partNumber'])
          .select(['l.gross_cents as grossCents', 'l.tax_cents as taxCents'])
          .whereRef('l.order_id', '=', 'o.id')
          .orderBy('l.position'),
      ).as('lines'),
    ]);
