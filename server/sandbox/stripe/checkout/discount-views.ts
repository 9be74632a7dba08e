import type Stripe from 'stripe';
import type { World } from '../../world.ts';

/** What was taken off one line, as the line shows it where it is asked to. */
export function discountsOnLine(
  world: World,
  session: string,
  line: string,
): Stripe.LineItem.Discount[] {
  const details = world.store.get('checkout_details', session);
  const amount = details?.lines.find(({ id }) => id === line)?.amount_discount ?? 0;
  return details?.discount && amount > 0 ? [{ amount, discount: details.discount.discount }] : [];
}

/** What a session's total is made of, as it shows where it is asked to. */
export function totalsBreakdown(
  world: World,
  session: string,
): Stripe.Checkout.Session.TotalDetails.Breakdown {
  const details = world.store.get('checkout_details', session);
  const amount = world.store.get('checkout.session', session)?.total_details?.amount_discount ?? 0;
  const { discount } = details?.discount ?? {};
  return { discounts: discount ? [{ amount, discount }] : [], taxes: [] };
}
