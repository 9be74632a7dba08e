import { cartPage } from '../src/checkout/cart-page.ts';
import { endPage } from '../src/payments/pages/move-page.ts';
import { query } from '../src/database/query.ts';
import type { TestShop } from './shop.ts';
import type { Shopper } from './shopper.ts';

/**
 * Ends the reservation of a customer's checkout, although the provider's page can still be paid.
 */
export async function loseReservation(shop: TestShop, { account }: Shopper): Promise<void> {
  const [open] = await query<{ id: string; userId: string }>(
    shop.orm.em.fork(),
    `select id, user_id as "userId" from checkouts where user_id = $1 and closed_at is null`,
    [account.id],
  );
  if (!open) throw new Error('no open checkout');
  await endPage(shop.services, cartPage, open, 'expire');
}
