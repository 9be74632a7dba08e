import type { EntityManager } from '@mikro-orm/postgresql';
import { expressionBuilder, type Expression, type Selectable, type SqlBool } from 'kysely';
import { MAX_RESULTS, type BackOfficeSearch } from '@spindle/sdk/domain/backoffice/read-search';
import type { components } from '@spindle/sdk/schema';
import { db } from '../../database/db.ts';
import { condition, inArray } from '../../database/expressions.ts';
import type { Aliased, Tables } from '../../database/tables.ts';
import { named } from '../../orders/named-orders.ts';
import { waitsForPicking } from '../../orders/waiting-orders.ts';
import { foundPeople } from '../../identity/found-people.ts';
import { MAX_RANKED } from './max-ranked.ts';

type FoundOrder = components['schemas']['FoundOrder'];

/**
 * Finds orders whose id or tracking number starts with the text, then the newest orders from
 * matching people.
 */
export async function findOrders(
  em: EntityManager,
  search: BackOfficeSearch,
): Promise<FoundOrder[]> {
  const byNumber = await findNamed(em, search);
  const bought = await findBought(em, search);
  const found = new Map([...byNumber, ...bought].map((order) => [order.orderId, order]));
  return [...found.values()].slice(0, MAX_RESULTS);
}

/** Finds orders that wait to be picked, without their buyers, whom pickers may not see. */
export async function findOrdersToPick(
  em: EntityManager,
  search: BackOfficeSearch,
): Promise<FoundOrder[]> {
  const found = await findNamed(em, search, waitsForPicking);
  return found.map((order) => ({ ...order, name: null, email: null, total: null }));
}

const { and, ref, selectFrom } = expressionBuilder<Tables & Aliased<{ o: 'orders' }>, 'o'>();

async function findNamed(
  em: EntityManager,
  search: BackOfficeSearch,
  where: Expression<SqlBool> = condition`true`,
): Promise<FoundOrder[]> {
  if (search.idStart === null && search.tracking === null) return [];
  const some = selectFrom('orders as o')
    .where(and([named(search), where]))
    .select('o.id')
    .limit(MAX_RANKED);
  const rows = await db(em)
    .selectFrom('orders as o')
    .leftJoin('users as u', 'u.id', 'o.user_id')
    .innerJoin('payments as p', 'p.id', 'o.payment_id')
    .where(inArray(ref('o.id'), some))
    .select(columns)
    .orderBy('o.created_at', 'desc')
    .limit(MAX_RESULTS)
    .execute();
  return rows.map(present);
}

async function findBought(em: EntityManager, search: BackOfficeSearch): Promise<FoundOrder[]> {
  const rows = await db(em)
    .selectFrom(foundPeople(db(em), search).limit(MAX_RANKED).as('u'))
    .innerJoinLateral(
      (tables) =>
        tables
          .selectFrom('orders')
          .selectAll()
          .whereRef('orders.user_id', '=', 'u.id')
          .orderBy('orders.created_at', 'desc')
          .limit(MAX_RESULTS)
          .as('o'),
      (join) => join.onTrue(),
    )
    .innerJoin('payments as p', 'p.id', 'o.payment_id')
    .select(columns)
    .orderBy('o.created_at', 'desc')
    .limit(MAX_RESULTS)
    .execute();
  return rows.map(present);
}

const columns = [
  'o.id',
  'o.created_at',
  'o.order_state',
  'o.total_cents',
  'o.tracking_number',
  'u.email',
  'u.first_name',
  'u.last_name',
  'u.provider_customer_id',
  'p.customer_id',
] as const;

interface OrderRow extends Pick<
  Selectable<Tables['orders']>,
  'id' | 'created_at' | 'order_state' | 'total_cents' | 'tracking_number'
> {
  email: string | null;
  first_name: string | null;
  last_name: string | null;
  provider_customer_id: string | null;
  customer_id: string | null;
}

const present = (row: OrderRow): FoundOrder => ({
  orderId: row.id,
  customerId: row.provider_customer_id ?? row.customer_id,
  name: row.email === null ? null : `${row.first_name} ${row.last_name}`,
  email: row.email,
  dateCreated: row.created_at.toISOString(),
  orderState: row.order_state,
  total: row.total_cents,
  trackingNumber: row.tracking_number,
});
