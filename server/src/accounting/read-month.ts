import type { EntityManager } from '@mikro-orm/postgresql';
import { IsolationLevel } from '@mikro-orm/core';
import { sql, type Expression } from 'kysely';
import { monthBounds, type AccountantMonth } from '@spindle/sdk/domain/accounting/accountant-month';
import { db } from '../database/db.ts';
import { condition, countRows, number } from '../database/expressions.ts';
import { transactionTax } from './transaction-tax.ts';

interface MonthQuery {
  month: string;
  timeZone: string;
}

/** Reads all figures from the same snapshot. */
export function readMonth(em: EntityManager, request: MonthQuery): Promise<AccountantMonth> {
  return em.transactional((tx) => readInParallel(tx, request), {
    isolationLevel: IsolationLevel.REPEATABLE_READ,
    readOnly: true,
  });
}

/** Returns the start and end of a month in the shop's time zone. */
export function timestampsOf({ month, timeZone }: MonthQuery) {
  const { from, before } = monthBounds(month);
  const start = (day: string) => sql`(${day}::date::timestamp at time zone ${timeZone})`;
  return { begins: start(from), ends: start(before) };
}

const sum = (of: string) => number(sql`coalesce(sum(${sql.ref(of)}), 0)`);

async function readInParallel(em: EntityManager, request: MonthQuery): Promise<AccountantMonth> {
  const { begins, ends } = timestampsOf(request);
  const balance = async (at: Expression<unknown>) => {
    const { net } = await db(em)
      .selectFrom('balance_transactions')
      .select(sum('net_cents').as('net'))
      .where(condition`at < ${at}`)
      .executeTakeFirstOrThrow();
    return net;
  };
  const booked = await db(em)
    .selectFrom('balance_transactions')
    .select(['category', countRows().as('transactions')])
    .select([sum('amount_cents').as('amount'), sum('fee_cents').as('fee')])
    .select(sum('net_cents').as('net'))
    .where(condition`at >= ${begins} and at < ${ends}`)
    .groupBy('category')
    .orderBy('category')
    .execute();
  const payouts = await db(em)
    .selectFrom('payouts as p')
    .leftJoin('balance_transactions as t', (join) =>
      join.onRef('t.payout_id', '=', 'p.id').on('t.category', '<>', 'payout'),
    )
    .select(['p.id', 'p.at', 'p.arrives_at as arrivesAt', 'p.status', 'p.automatic'])
    .select(['p.amount_cents as amount', number(sql`count(t.id)`).as('transactions')])
    .select(sum('t.net_cents').as('net'))
    .where(condition`p.at >= ${begins} and p.at < ${ends}`)
    .groupBy('p.id')
    .orderBy('p.at')
    .orderBy('p.id')
    .execute();
  const { tax } = await db(em)
    .selectFrom('balance_transactions as t')
    .select(number(sql`coalesce(sum(${transactionTax}), 0)`).as('tax'))
    .where(condition`t.at >= ${begins} and t.at < ${ends}`)
    .executeTakeFirstOrThrow();
  const waiting = await db(em)
    .selectFrom('balance_transactions as t')
    .leftJoin('payouts as p', 'p.id', 't.payout_id')
    .select([countRows().as('transactions'), sum('t.net_cents').as('net')])
    .where(condition`t.at < ${ends} and (p.at is null or p.at >= ${ends})`)
    .executeTakeFirstOrThrow();
  const copied = await db(em).selectFrom('copied_until').select('at').executeTakeFirst();
  return {
    ...request,
    copiedAt: copied?.at.toISOString() ?? null,
    opening: await balance(begins),
    categories: booked.filter(({ category }) => category !== 'payout'),
    payouts: payouts.map(({ at, arrivesAt, ...payout }) => ({
      ...payout,
      dateCreated: at.toISOString(),
      dateArrives: arrivesAt.toISOString(),
    })),
    paidOut: 0 - (booked.find(({ category }) => category === 'payout')?.net ?? 0),
    tax,
    waiting,
    closing: await balance(ends),
  };
}
