import { expect } from 'vitest';
import { summaryOf } from '../discounts.ts';
import type { Buyer, Market } from './market.ts';

interface Session {
  id: string;
  amount_subtotal: number;
  total_details: { amount_discount: number } | null;
}

/**
 * Pays for all carts without interference. Asserts that exactly the displayed amounts are charged.
 */
export async function buyWhatIsLeft(market: Market): Promise<void> {
  const { shop, buyers } = market;
  for (const buyer of buyers) {
    const page = await seeAndCheckOut(buyer);
    if (page === null) continue;
    const sessions = await shop.recorded<Session>('/stripe/control/sessions');
    const session = sessions.find(({ id }) => id === page.session);
    expect(
      { subtotal: session?.amount_subtotal, discount: session?.total_details?.amount_discount },
      'the payment page and the cart',
    ).toEqual({ subtotal: page.subtotal, discount: page.discount });
    await shop.control(`/stripe/control/sessions/${page.session}`, { outcome: 'paid' });
  }
}

/** Views the cart and starts checkout. Returns null if the shop rejects the cart. */
async function seeAndCheckOut({ shopper, sessions }: Buyer) {
  await shopper.cart();
  const { subtotal, discount } = await summaryOf(shopper);
  const { RedirectUrl } = await shopper.startCheckout();
  const session = /cs_\w+/.exec(RedirectUrl ?? '')?.[0];
  if (session === undefined) return null;
  if (!sessions.includes(session)) sessions.push(session);
  return { session, subtotal, discount: discount?.amount ?? 0 };
}
