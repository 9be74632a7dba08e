import { parcelLines } from '@spindle/sdk/domain/orders/owed';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { EntityManager } from '@mikro-orm/postgresql';
import { db } from '../../database/db.ts';
import { anyOf } from '../../database/expressions.ts';
import { sendingOfLine } from '../read-parcel.ts';
import { owedColumns, owedLineColumns } from '../../orders/owed.ts';
import { linesOfOrder } from '../../orders/order-lines.ts';
import { papersOf } from './label-files.ts';

/** Of each order what its slip says, and where its label is; in the order of `orderIds`. */
export async function readSlips(em: EntityManager, orderIds: readonly string[]) {
  const orders = await db(em)
    .selectFrom('orders as o')
    .select([
      'o.id as orderId',
      ...owedColumns,
      'o.created_at as createdAt',
      'o.shipping',
      'o.shipping_preference as shippingPreference',
      'o.label_url as labelUrl',
      'o.customs_form_url as customsFormUrl',
      jsonArrayFrom(
        linesOfOrder
          .leftJoin('catalog_items as i', (join) =>
            join.onRef('i.catalog_id', '=', 'l.catalog_id').onRef('i.item_id', '=', 'l.item_id'),
          )
          .select(['l.title', ...owedLineColumns, 'i.external_id as partNumber', sendingOfLine]),
      ).as('lines'),
    ])
    .where('o.id', '=', anyOf(orderIds))
    .execute();
  const known = new Map(
    orders.map((order) => [order.orderId, { ...order, lines: parcelLines(order) }]),
  );
  return orderIds.flatMap((id) => known.get(id.toLowerCase()) ?? []);
}

/** Of all of them the papers that travel with their parcels. */
export async function readPapers(em: EntityManager, orderIds: readonly string[]) {
  const orders = await db(em)
    .selectFrom('orders')
    .select(['label_url as labelUrl', 'customs_form_url as customsFormUrl'])
    .where('id', '=', anyOf(orderIds))
    .execute();
  return orders.flatMap(papersOf);
}
