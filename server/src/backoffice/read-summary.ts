import type { EntityManager } from '@mikro-orm/postgresql';
import { expressionBuilder, sql, type Expression, type SqlBool } from 'kysely';
import { COUNTED_UP_TO } from '@spindle/sdk/domain/backoffice/list-limits';
import type { components } from '@spindle/sdk/schema';
import { db } from '../database/db.ts';
import { condition, countRows, int, literal } from '../database/expressions.ts';
import type { Aliased, Tables } from '../database/tables.ts';
import { inProblem } from '../orders/problems.ts';
import { waitsForPicking } from '../orders/waiting-orders.ts';

const { and, eb } = expressionBuilder<Aliased<{ o: 'orders' }>, 'o'>();

const waitsForLabel = and([eb('o.order_state', '=', 'PICKED'), eb('o.label_url', 'is', null)]);

/**
 * Counts, in a single statement, how many records exist and how many need attention. The counts
 * match the lists.
 */
export async function readSummary(
  em: EntityManager,
  now: Date,
): Promise<Omit<components['schemas']['AdminSummary'], 'setup'>> {
  const {
    orders,
    invoices,
    items,
    stock,
    codes,
    lastEvent: event,
    lastEntry: entry,
    ...more
  } = await db(em)
    .selectNoFrom([
      ordersThat(waitsForPicking).as('toPick'),
      ordersThat(waitsForLabel).as('toShip'),
      ordersThat(inProblem('openReturn', now)).as('openReturns'),
      ordersThat(inProblem('failedRefund', now)).as('failedRefunds'),
      ordersThat(inProblem('openDispute', now)).as('openDisputes'),
      ordersThat(inProblem('lostDispute', now)).as('lostDisputes'),
      ordersThat(inProblem('unassignedRefund', now)).as('unassignedRefunds'),
      ordersThat(inProblem('alert', now)).as('alerts'),
      ordersThat(inProblem('nothingDelivered', now)).as('paymentsWithoutOrder'),
      openTickets.as('openTickets'),
      countOf('orders').as('orders'),
      countOf('invoices').as('invoices'),
      countOf('catalog_items', condition`deleted_at is null`).as('items'),
      countOf('stock_movements').as('stock'),
      countOf('discount_codes').as('codes'),
      countOf('users').as('customers'),
      countOf('subscriptions').as('subscriptions'),
      countOf('support_tickets').as('tickets'),
      countOf('community_links').as('members'),
      countOf('api_tokens').as('tokens'),
      countOf('audit_entries').as('audit'),
      lastEvent.as('lastEvent'),
      lastEntry.as('lastEntry'),
    ])
    .executeTakeFirstOrThrow();
  const { customers, subscriptions, tickets, members, tokens, audit, ...waiting } = more;
  const shop = { orders, invoices, items, stock, codes };
  return {
    ...waiting,
    version: `${event ?? 0}-${entry ?? 0}`,
    records: { ...shop, customers, subscriptions, tickets, members, tokens, audit },
  };
}

const { selectFrom } = expressionBuilder<Tables>();

/**
 * Together, these change with every record: customers and the shop record an event, staff an audit
 * entry.
 */
const lastEvent = selectFrom('events').select(({ fn }) => fn.max('number').as('number'));
const lastEntry = selectFrom('audit_entries')
  .select('id')
  .orderBy('at', 'desc')
  .orderBy('id', 'desc')
  .limit(literal(1));

const ordersThat = (where: Expression<SqlBool>) =>
  int(selectFrom('orders as o').where(where).select(countRows().as('count')));

const openTickets = int(
  selectFrom('support_tickets')
    .where('state', '=', literal('OPEN'))
    .select(countRows().as('count')),
);

/** Counts up to a limit, because a full count of a growing table would take too long. */
const countOf = (table: keyof Tables, where: Expression<SqlBool> = condition`true`) =>
  int(
    sql`select count(*) from (
          select from ${sql.table(table)} where ${where} limit ${sql.lit(COUNTED_UP_TO)}) t`,
  );
