import type { EntityManager } from '@mikro-orm/postgresql';
import type Stripe from 'stripe';
import { db } from '../database/db.ts';
import type { Services } from '../services.ts';
import { saveTransactions } from './copy-transactions.ts';
import { Payout, payoutStates } from './payout.entity.ts';

/** A bank can return a payout days after it arrived. */
const UNSETTLED_MS = 14 * 86_400_000;

/**
 * Copies payouts that are new or may have changed. For automatic payouts, also copies their
 * transactions, once, as soon as the provider has completed the list.
 */
export async function copyPayouts({
  orm,
  stripe,
  now,
}: Pick<Services, 'orm' | 'stripe' | 'now'>): Promise<void> {
  const since = await changedSince(orm.em.fork(), now());
  const created = since && { gte: Math.floor(since.getTime() / 1_000) };
  const listed = stripe.payouts.list({ limit: 100, ...(created && { created }) });
  for await (const payout of listed) await savePayout(orm.em.fork(), payout);
  const orderBy = { at: 'asc' } as const;
  const unlisted = await orm.em
    .fork()
    .find(Payout, { automatic: true, listed: false }, { orderBy });
  for (const { id } of unlisted) await listPayout({ orm, stripe }, id);
}

/**
 * Returns since when payouts may have changed. Returns null if no payout is known, so that all are
 * read.
 */
async function changedSince(em: EntityManager, now: Date): Promise<Date | null> {
  const [newest, open] = await Promise.all([
    db(em).selectFrom('payouts').select('at').orderBy('at', 'desc').limit(1).executeTakeFirst(),
    db(em)
      .selectFrom('payouts')
      .select('at')
      .where('status', 'in', ['pending', 'in_transit'])
      .orderBy('at')
      .limit(1)
      .executeTakeFirst(),
  ]);
  if (!newest) return null;
  const settled = Math.min(newest.at.getTime(), now.getTime() - UNSETTLED_MS);
  return new Date(Math.min(settled, open?.at.getTime() ?? settled));
}

async function savePayout(em: EntityManager, payout: Stripe.Payout): Promise<void> {
  const facts = {
    amountCents: payout.amount,
    status: payoutStates.find((known) => known === payout.status) ?? 'pending',
    automatic: payout.automatic,
    at: new Date(payout.created * 1_000),
    arrivesAt: new Date(payout.arrival_date * 1_000),
  };
  const saved = { ...facts, id: payout.id, listed: false };
  await em.upsert(Payout, saved, { onConflictExcludeFields: ['listed'] });
}

async function listPayout(
  { orm, stripe }: Pick<Services, 'orm' | 'stripe'>,
  id: string,
): Promise<void> {
  const payout = await stripe.payouts.retrieve(id);
  if (payout.reconciliation_status !== 'completed') return;
  const found: Stripe.BalanceTransaction[] = [];
  const inIt = stripe.balanceTransactions.list({ payout: id, limit: 100, expand: ['data.source'] });
  for await (const one of inIt) found.push(one);
  await orm.em.fork().transactional(async (em) => {
    await saveTransactions(em, found, id);
    await em.nativeUpdate(Payout, { id }, { listed: true });
  });
}
