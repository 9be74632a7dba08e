import type { EntityManager } from '@mikro-orm/postgresql';
import { contentsOf } from '@spindle/sdk/domain/orders/sold-parts';
import { packedFields, packingState, type Packing } from '@spindle/sdk/domain/packing/packing';
import { DIGITAL_GROUP } from '@spindle/sdk/domain/shipping/shipping-of';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { db } from '../../database/db.ts';
import { pickFields } from '@spindle/sdk/domain/fields';
import { soldSelects } from '../../payments/sold-fields.ts';
import { linesOnShelves, onShelves } from '../../orders/order-lines.ts';
import { owedColumns, owedLineColumns } from '../../orders/owed.ts';

/**
 * Returns whether a stored unit belongs to a line. Units of a kit's parts are numbered across the
 * parts.
 */
export const isUnitOf = (
  { before, quantity }: { before?: number; quantity: number },
  unit: number,
): boolean => before === undefined || (unit > before && unit <= before + quantity);

/**
 * Loads an order for the packing table in a single statement. Returns undefined if the order does
 * not exist.
 */
export async function readPacking(
  em: EntityManager,
  orderId: string,
  { required }: Pick<Packing, 'required'>,
) {
  const row = await db(em)
    .selectFrom('orders as o')
    .innerJoin('payments as p', 'p.id', 'o.payment_id')
    .leftJoin('packings as k', 'k.id', 'o.packing_id')
    .select([
      'o.id as orderId',
      'p.customer_id as customerId',
      'o.created_at as createdAt',
      'o.parent_id as parentId',
      'o.shipping_group as shippingGroup',
      ...owedColumns,
      'o.packing_id as packingId',
      'k.begun_at as begunAt',
      'k.completed_at as completedAt',
      'k.overruled_at as overruledAt',
      jsonArrayFrom(
        linesOnShelves
          .select(['l.id', ...soldSelects('l'), 'l.item_id as catalogItemId', ...owedLineColumns])
          .select(({ selectFrom }) =>
            jsonArrayFrom(
              selectFrom('packed_units as u')
                .whereRef('u.packing_id', '=', 'o.packing_id')
                .whereRef('u.line_id', '=', 'l.id')
                .select('u.unit'),
            ).as('scanned'),
          ),
      ).as('sold'),
    ])
    .where('o.id', '=', orderId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { customerId, packingId, createdAt, orderState } = row;
  const { lines: owed, hold, nothingLeft } = contentsOf({ ...row, lines: row.sold });
  const lines = owed.map(onShelves).map((line) => ({
    ...line,
    packed: line.scanned.filter(({ unit }) => isUnitOf(line, unit)).length,
  }));
  return {
    facts: {
      isReturn: row.parentId !== null,
      isDigital: row.shippingGroup === DIGITAL_GROUP,
      orderState,
      hold,
      nothingLeft,
    },
    packingId,
    lines,
    /** Presents the order with its stored counts, or with the given counts. */
    present: (
      counted: readonly (typeof lines)[number][] = lines,
      state = packingState(row),
    ): Packing => ({
      orderId: row.orderId,
      customerId,
      dateCreated: createdAt.toISOString(),
      state,
      required,
      lines: counted.map((line) => pickFields(line, packedFields)),
    }),
  };
}
