import { parcelLines } from '@spindle/sdk/domain/orders/owed';
import { partLines } from '@spindle/sdk/domain/orders/sold-parts';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { parcelsLeft, type LabeledParcel } from '@spindle/sdk/domain/shipping/parcels-left';
import type { SentLine } from '@spindle/sdk/domain/shipping/parcels';
import type { EntityManager } from '@mikro-orm/postgresql';
import { db } from '../../database/db.ts';
import { soldSelects, type SoldLine } from '../../payments/sold-fields.ts';
import { anyOf } from '../../database/expressions.ts';
import { shippingAttributesOfLine } from '../read-parcel.ts';
import { owedColumns, owedLineColumns } from '../../orders/owed.ts';
import { linesOfOrder } from '../../orders/order-lines.ts';
import { papersOf } from './label-files.ts';

/** Loads the packing slips and label URLs of these orders, in the order of `orderIds`. */
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
          .select([...soldSelects('l'), 'l.item_id as catalogItemId', ...owedLineColumns])
          .select(['i.external_id as partNumber', shippingAttributesOfLine]),
      ).as('lines'),
      ({ selectFrom }) =>
        jsonArrayFrom(
          selectFrom('order_labels as ol')
            .select(['ol.parcel', 'ol.contents', 'ol.url as labelUrl'])
            .select('ol.customs_form_url as customsFormUrl')
            .whereRef('ol.order_id', '=', 'o.id')
            .where('ol.voided_at', 'is', null)
            .orderBy('ol.parcel'),
        ).as('labels'),
    ])
    .where('o.id', '=', anyOf(orderIds))
    .execute();
  const known = new Map(
    orders.map((order) => [order.orderId, { ...order, lines: partLines(parcelLines(order)) }]),
  );
  return orderIds.flatMap((id) => {
    const order = known.get(id.toLowerCase());
    return order === undefined ? [] : slipsOf(order);
  });
}

interface SlipOrder {
  labelUrl: string | null;
  customsFormUrl: string | null;
  lines: SlipLine[];
  labels: (LabeledParcel & { labelUrl: string; customsFormUrl: string | null })[];
}
type SlipLine = SoldLine & Omit<SentLine, 'digital'>;

/** Builds one slip per parcel, with or without a label, sorted by parcel number. */
function slipsOf<Order extends SlipOrder>({ labels, ...order }: Order) {
  const lines = order.lines.map((line) => ({
    ...line,
    digital: false,
    grossCents: 0,
    taxCents: 0,
  }));
  const labeled = labels.flatMap(({ parcel, contents, labelUrl, customsFormUrl }) =>
    contents === null ? [] : [{ parcel, contents, papers: { labelUrl, customsFormUrl } }],
  );
  const packed = [
    ...labeled.map(({ parcel, contents, papers }) => ({
      parcel,
      papers,
      lines: contents.flatMap(({ quantity, ...item }) => {
        const line = lines.find((one) => keyOf(one) === keyOf(item));
        return line === undefined ? [] : [{ ...line, quantity }];
      }),
    })),
    ...parcelsLeft(lines, labels).map((left) => ({ ...left, papers: noPapers })),
  ].toSorted((a, b) => a.parcel - b.parcel);
  const several = packed.map(({ parcel: number, ...one }) => ({
    ...one,
    parcel: { number, count: packed.length },
  }));
  const { labelUrl, customsFormUrl } = order;
  const whole = { papers: { labelUrl, customsFormUrl }, lines, parcel: undefined };
  return (packed.length > 1 ? several : [whole]).map(({ papers, ...one }) => ({
    ...order,
    ...papers,
    lines: one.lines,
    parcel: one.parcel,
  }));
}

const noPapers = { labelUrl: null, customsFormUrl: null };
const keyOf = ({ catalogId, catalogItemId }: Pick<SentLine, 'catalogId' | 'catalogItemId'>) =>
  `${catalogId}/${catalogItemId}`;

/** Loads the URLs of the documents that accompany these orders' parcels. */
export async function readSlipDocuments(em: EntityManager, orderIds: readonly string[]) {
  const slips = await readSlips(em, orderIds);
  return slips.flatMap(papersOf);
}
