import type Stripe from 'stripe';
import type { World } from '../../world.ts';

/** Returns the discounts on a line, which it includes on request. */
export function discountsOnLine(
  world: World,
  session: string,
  line: string,
): Stripe.LineItem.Discount[] {
  const details = world.store.get('checkout_details', session);
  const amount = details?.lines.find(({ id }) => id === line)?.amount_discount ?? 0;
  return details?.discount && amount > 0 ? [{ amount, discount: details.discount.discount }] : [];
}

/** Returns the breakdown of a session's total, which it includes on request. */
export function totalsBreakdown(
  world: World,
  session: string,
): Stripe.Checkout.Session.TotalDetails.Breakdown {
  const details = world.store.get('checkout_details', session);
  const amount = world.store.get('checkout.session', session)?.total_details?.amount_discount ?? 0;
  const { discount } = details?.discount ?? {};
  return { discounts: discount ? [{ amount, discount }] : [], taxes: [] };
}
