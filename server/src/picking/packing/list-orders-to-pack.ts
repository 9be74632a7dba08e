import type { EntityManager } from '@mikro-orm/postgresql';
import { parcelLines } from '@spindle/sdk/domain/orders/owed';
import { partLines } from '@spindle/sdk/domain/orders/sold-parts';
import { packingState } from '@spindle/sdk/domain/packing/packing';
import { DIGITAL_GROUP } from '@spindle/sdk/domain/shipping/shipping-of';
import type { components } from '@spindle/sdk/schema';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { db } from '../../database/db.ts';
import { countRows } from '../../database/expressions.ts';
import { linesOfOrder } from '../../orders/order-lines.ts';
import { isHeld, owedColumns, owedLineColumns } from '../../orders/owed.ts';

/** More than one shift can pack. Further orders appear as these ship. */
const maxListed = 500;

/** Lists the parcels that can be packed, oldest first, in a single statement. */
export async function listOrdersToPack(
  em: EntityManager,
): Promise<components['schemas']['OrderToPack'][]> {
  const rows = await db(em)
    .selectFrom('orders as o')
    .leftJoin('packings as k', 'k.id', 'o.packing_id')
    .select([
      'o.id as orderId',
      'o.created_at as createdAt',
      'k.begun_at as begunAt',
      'k.completed_at as completedAt',
      'k.overruled_at as overruledAt',
    ])
    .select(owedColumns)
    .select(({ selectFrom }) => [
      jsonArrayFrom(linesOfOrder.select(owedLineColumns)).as('lines'),
      selectFrom('packed_units as u')
        .whereRef('u.packing_id', '=', 'o.packing_id')
        .select(countRows().as('count'))
        .$asScalar()
        .$notNull()
        .as('packed'),
    ])
    .where('o.order_state', '=', 'PICKED')
    .where('o.parent_id', 'is', null)
    .where('o.shipping_group', '<>', DIGITAL_GROUP)
    .where(({ not }) => not(isHeld))
    .orderBy('o.created_at')
    .orderBy('o.id')
    .limit(maxListed)
    .execute();
  return rows.map(({ orderId, createdAt, packed, ...facts }) => ({
    orderId,
    dateCreated: createdAt.toISOString(),
    state: packingState(facts),
    units: partLines(parcelLines(facts)).reduce((sum, { quantity }) => sum + quantity, 0),
    packed,
  }));
}
