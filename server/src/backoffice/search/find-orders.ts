import type { EntityManager } from '@mikro-orm/postgresql';
import { expressionBuilder, type Expression, type Selectable, type SqlBool } from 'kysely';
import { MOST_FOUND, type BackOfficeSearch } from '@spindle/sdk/domain/backoffice/read-search';
import type { components } from '@spindle/sdk/schema';
import { db } from '../../database/db.ts';
import { condition } from '../../database/expressions.ts';
import type { Aliased, Tables } from '../../database/tables.ts';
import { waitsForPicking } from '../../orders/waiting-orders.ts';
import { foundPeople } from './found-people.ts';

type FoundOrder = components['schemas']['FoundOrder'];

/** Those of an id or a parcel that begins so, then the newest of people who fit. */
export async function findOrders(
  em: EntityManager,
  search: BackOfficeSearch,
): Promise<FoundOrder[]> {
  const named = await findNamed(em, search);
  const bought = await findBought(em, search);
  const found = new Map([...named, ...bought].map((order) => [order.orderId, order]));
  return [...found.values()].slice(0, MOST_FOUND);
}

/** Those that wait to be picked, without who bought: whoever picks does not read that. */
export async function findOrdersToPick(
  em: EntityManager,
  search: BackOfficeSearch,
): Promise<FoundOrder[]> {
  const found = await findNamed(em, search, waitsForPicking);
  return found.map((order) => ({ ...order, name: null, email: null, total: null }));
}

const { and, eb, ref } = expressionBuilder<Aliased<{ o: 'orders' }>, 'o'>();

async function findNamed(
  em: EntityManager,
  { idStart, tracking }: BackOfficeSearch,
  where: Expression<SqlBool> = condition`true`,
): Promise<FoundOrder[]> {
  const ways: Expression<SqlBool>[] = [];
  if (idStart !== null) {
    ways.push(eb.between('o.id', idStart.padEnd(32, '0'), idStart.padEnd(32, 'f')));
  }
  if (tracking !== null) {
    ways.push(condition`lower(${ref('o.tracking_number')}) like ${`${tracking.toLowerCase()}%`}`);
  }
  if (ways.length === 0) return [];
  const rows = await db(em)
    .selectFrom('orders as o')
    .leftJoin('users as u', 'u.id', 'o.user_id')
    .innerJoin('payments as p', 'p.id', 'o.payment_id')
    .where(and([eb.or(ways), where]))
    .select(columns)
    .orderBy('o.created_at', 'desc')
    .limit(MOST_FOUND)
    .execute();
  return rows.map(present);
}

async function findBought(em: EntityManager, search: BackOfficeSearch): Promise<FoundOrder[]> {
  const rows = await db(em)
    .selectFrom(foundPeople(db(em), search).as('u'))
    .innerJoinLateral(
      (tables) =>
        tables
          .selectFrom('orders')
          .selectAll()
          .whereRef('orders.user_id', '=', 'u.id')
          .orderBy('orders.created_at', 'desc')
          .limit(MOST_FOUND)
          .as('o'),
      (join) => join.onTrue(),
    )
    .innerJoin('payments as p', 'p.id', 'o.payment_id')
    .select(columns)
    .orderBy('o.created_at', 'desc')
    .limit(MOST_FOUND)
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
