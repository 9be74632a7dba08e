import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { EntityManager } from '@mikro-orm/postgresql';
import { db } from '../database/db.ts';

/** Loads the parts of a refund with their items' current part numbers. */
export const readCreditedParts = (em: EntityManager, refundId: string) =>
  db(em)
    .selectFrom('refunds as r')
    .select((eb) => [
      'r.shipping_cents as shippingCents',
      'r.shipping_tax_cents as shippingTaxCents',
      jsonArrayFrom(
        eb
          .selectFrom('refund_lines as rl')
          .innerJoin('order_lines as l', 'l.id', 'rl.order_line_id')
          .leftJoin('catalog_items as i', (join) =>
            join.onRef('i.catalog_id', '=', 'l.catalog_id').onRef('i.item_id', '=', 'l.item_id'),
          )
          .select([
            'i.external_id as partNumber',
            'l.title',
            'l.unit_price_cents as unitPriceCents',
            'l.parts as soldParts',
            'rl.quantity',
            'rl.parts',
            'rl.amount_cents as amountCents',
            'rl.tax_cents as taxCents',
          ])
          .whereRef('rl.refund_id', '=', 'r.id')
          .orderBy('l.position'),
      ).as('parts'),
    ])
    .where('r.id', '=', refundId)
    .executeTakeFirstOrThrow();
