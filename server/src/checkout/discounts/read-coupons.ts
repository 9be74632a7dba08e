import type Stripe from 'stripe';
import type { CouponFacts } from '@spindle/sdk/domain/checkout/discount';
import { db } from '../../database/db.ts';
import { anyOf } from '../../database/expressions.ts';
import { unlessMissing } from '../../gateways/stripe.ts';
import type { Services } from '../../services.ts';

/** How long a coupon's data from the provider is reused. */
const FRESH_MS = 60_000;

interface StoredCoupon extends CouponFacts {
  valid: boolean;
}

/**
 * Returns the coupons that can be redeemed now. Asks the provider about coupons that were not
 * checked recently. If the provider does not respond, the last known data is used.
 */
export async function readCoupons(
  services: Pick<Services, 'orm' | 'now' | 'stripe' | 'log'>,
  couponIds: readonly string[],
): Promise<CouponFacts[]> {
  if (couponIds.length === 0) return [];
  const now = services.now();
  const known = await db(services.orm.em.fork())
    .selectFrom('item_coupons')
    .select([
      'coupon_id as couponId',
      'name',
      'percent',
      'amount_cents as amountCents',
      'valid',
      'checked_at as checkedAt',
    ])
    .where('coupon_id', '=', anyOf(couponIds))
    .execute();
  const isFresh = (id: string) =>
    known.some((one) => one.couponId === id && now.getTime() - one.checkedAt.getTime() < FRESH_MS);
  const replies = await Promise.all(
    [...new Set(couponIds)].filter((id) => !isFresh(id)).map((id) => ask(services, id)),
  );
  const answers = replies.filter((answer) => answer !== null);
  await keep(services, answers, now);
  const older = known.filter((one) => !answers.some(({ couponId }) => couponId === one.couponId));
  return [...answers, ...older].filter(({ valid }) => valid);
}

/** Fetches a coupon. Returns null if the provider does not respond. */
async function ask(
  { stripe, log }: Pick<Services, 'stripe' | 'log'>,
  couponId: string,
): Promise<StoredCoupon | null> {
  try {
    const coupon = await unlessMissing(stripe.coupons.retrieve(couponId));
    return coupon === null ? unusable(couponId) : factsOf(coupon);
  } catch (error) {
    log.warn({ err: error, coupon: couponId }, "a coupon couldn't be read from the provider");
    return null;
  }
}

const unusable = (couponId: string): StoredCoupon => ({
  couponId,
  name: couponId,
  percent: null,
  amountCents: null,
  valid: false,
});

/** The shop sells in US dollars, so a coupon for an amount in another currency isn't valid. */
function factsOf({
  id,
  name,
  percent_off,
  amount_off,
  currency,
  valid,
}: Stripe.Coupon): StoredCoupon {
  const foreign = amount_off !== null && currency !== 'usd';
  return {
    couponId: id,
    name: name ?? id,
    percent: percent_off,
    amountCents: percent_off === null ? amount_off : null,
    valid: valid && !foreign,
  };
}

async function keep(
  { orm }: Pick<Services, 'orm'>,
  answers: readonly StoredCoupon[],
  now: Date,
): Promise<void> {
  if (answers.length === 0) return;
  await db(orm.em.fork())
    .insertInto('item_coupons')
    .values(
      answers.map(({ couponId, name, percent, amountCents, valid }) => ({
        coupon_id: couponId,
        name,
        percent,
        amount_cents: amountCents,
        valid,
        checked_at: now,
      })),
    )
    .onConflict((one) =>
      one.column('coupon_id').doUpdateSet(({ ref }) => ({
        name: ref('excluded.name'),
        percent: ref('excluded.percent'),
        amount_cents: ref('excluded.amount_cents'),
        valid: ref('excluded.valid'),
        checked_at: ref('excluded.checked_at'),
      })),
    )
    .execute();
}
