import type { EntityManager } from '@mikro-orm/postgresql';
import type Stripe from 'stripe';
import { categoryOf } from '@spindle/sdk/domain/accounting/categories';
import { db } from '../database/db.ts';
import type { Services } from '../services.ts';
import { CopiedUntil } from './copied-until.entity.ts';

const DAY_MS = 86_400_000;
/** Period that is requested in one run and recorded as copied after it was read completely. */
const WINDOW_MS = 7 * DAY_MS;
/** The provider may list a transaction some time after creating it. */
const OVERLAP_MS = 3_600_000;
const MAX_BATCH = 1_000;

const seconds = (timestamp: number) => Math.floor(timestamp / 1_000);

/**
 * Copies the provider's transactions since the last run, week by week, oldest first. After an
 * interruption, completed weeks are kept, and rows that are read again are not duplicated.
 */
export async function copyTransactions({
  orm,
  stripe,
  now,
}: Pick<Services, 'orm' | 'stripe' | 'now'>): Promise<void> {
  const until = now().getTime();
  let from = await copiedUntil(orm.em.fork(), until);
  do {
    const next = Math.min(from + WINDOW_MS, until);
    const created = {
      gte: seconds(from - OVERLAP_MS),
      // the last period has no end, because the provider's clock may be ahead of ours
      ...(next < until && { lt: seconds(next) }),
    };
    const found: Stripe.BalanceTransaction[] = [];
    const listed = stripe.balanceTransactions.list({
      created,
      limit: 100,
      expand: ['data.source'],
    });
    for await (const one of listed) found.push(one);
    await orm.em.fork().transactional(async (em) => {
      await saveTransactions(em, found);
      await em.upsert(CopiedUntil, { what: 'balance_transactions', at: new Date(next) });
    });
    from = next;
  } while (from < until);
}

/** Returns where to continue. The first run starts before the oldest account and payment. */
async function copiedUntil(em: EntityManager, now: number): Promise<number> {
  const known = await db(em).selectFrom('copied_until').select('at').executeTakeFirst();
  if (known) return known.at.getTime();
  const first = await db(em)
    .selectFrom('users')
    .select('created_at as at')
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
  const paid = await db(em)
    .selectFrom('payments')
    .select('paid_at as at')
    .orderBy('paid_at')
    .limit(1)
    .executeTakeFirst();
  const oldest = [first, paid].flatMap((one) => (one ? [one.at.getTime()] : []));
  return Math.min(now, ...oldest) - DAY_MS;
}

/**
 * Stores transactions or updates existing ones.
 * @param payoutId the payout that contains the transactions
 */
export async function saveTransactions(
  em: EntityManager,
  found: readonly Stripe.BalanceTransaction[],
  payoutId: string | null = null,
): Promise<void> {
  for (let start = 0; start < found.length; start += MAX_BATCH) {
    const rows = found.slice(start, start + MAX_BATCH).map((one) => ({
      id: one.id,
      category: categoryOf(one.reporting_category),
      description: one.description,
      amount_cents: one.amount,
      fee_cents: one.fee,
      net_cents: one.net,
      at: new Date(one.created * 1_000),
      available_at: new Date(one.available_on * 1_000),
      payment_intent_id: paymentOf(one),
      provider_refund_id: refundOf(one),
      payout_id: payoutId,
    }));
    await db(em)
      .insertInto('balance_transactions')
      .values(rows)
      .onConflict((known) =>
        known.column('id').doUpdateSet((eb) => ({
          available_at: eb.ref('excluded.available_at'),
          provider_refund_id: eb.ref('excluded.provider_refund_id'),
          payout_id: eb.fn.coalesce('excluded.payout_id', 'balance_transactions.payout_id'),
        })),
      )
      .execute();
  }
}

/** Returns the payment intent of an expanded charge, refund or dispute. */
function paymentOf({ source }: Stripe.BalanceTransaction): string | null {
  if (source === null || typeof source === 'string' || !('payment_intent' in source)) return null;
  const intent = source.payment_intent;
  if (intent === null || intent === undefined) return null;
  return typeof intent === 'string' ? intent : intent.id;
}

function refundOf({ source }: Stripe.BalanceTransaction): string | null {
  if (source === null) return null;
  if (typeof source === 'string') return source.startsWith('re_') ? source : null;
  return source.object === 'refund' ? source.id : null;
}
