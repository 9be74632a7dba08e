import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeCrowd } from '../../test/crowd.ts';
import { eventually } from '../../test/eventually.ts';
import { makeItem } from '../../test/factories/catalog.ts';
import { movingClock } from '../../test/moving-clock.ts';
import { onlyOrder } from '../../test/only-order.ts';
import { startShop, type TestShop } from '../../test/shop.ts';
import type { Shopper } from '../../test/shopper.ts';
import { stockOf } from '../../test/stock.ts';
import { query } from '../database/query.ts';
import { cartPage } from './cart-page.ts';
import { checkPages } from '../payments/pages/check-pages.ts';

const clock = movingClock();
let shop: TestShop;
let shopper: Shopper;
beforeAll(async () => {
  shop = await startShop({ now: clock.now });
});
afterAll(() => shop.close());
beforeEach(async () => {
  const [one] = await makeCrowd(shop, 1);
  if (!one) throw new Error('nobody came');
  shopper = one;
});

const pay = (session: string) =>
  shop.control(`/stripe/control/sessions/${session}`, { outcome: 'paid' });
const sessionCount = async () => (await shop.recorded('/stripe/control/sessions')).length;

/** Makes the next payment page creation fail. Earlier calls succeed. */
async function failAtThePage(fault: { status?: number; afterEffect?: boolean; times: number }) {
  const create = shop.services.stripe.checkout.sessions.create.bind(
    shop.services.stripe.checkout.sessions,
  );
  shop.services.stripe.checkout.sessions.create = async (
    ...overrides: Parameters<typeof create>
  ) => {
    shop.services.stripe.checkout.sessions.create = create;
    await shop.control('/control/faults', { provider: 'stripe', ...fault });
    return create(...overrides);
  };
}

describe('a payment page with provider errors', () => {
  it('is found when the provider created it but reported an error', async () => {
    const item = await makeItem(shop, { onHand: 1 });
    await shopper.add(item);
    const before = await sessionCount();
    await failAtThePage({ status: 500, afterEffect: true, times: 1 });
    await pay(await shopper.payable());
    await onlyOrder(shopper);
    expect(await sessionCount()).toBe(before + 1);
    expect(await stockOf(shop, item)).toEqual({ onHand: 0, reserved: 0 });
  });

  it('can be requested again after the provider failed to create it', async () => {
    const item = await makeItem(shop, { onHand: 1 });
    await shopper.add(item);
    await failAtThePage({ status: 500, times: 3 });
    expect((await shopper.get('/api/cart/checkout')).status).toBe(503);
    await pay(await shopper.payable());
    await onlyOrder(shopper);
    expect(await stockOf(shop, item)).toEqual({ onHand: 0, reserved: 0 });
  });

  it('releases its units eventually if nobody requests it again', async () => {
    const item = await makeItem(shop, { onHand: 1 });
    await shopper.add(item);
    await failAtThePage({ times: 3 });
    expect((await shopper.get('/api/cart/checkout')).status).toBe(503);
    expect(await stockOf(shop, item)).toEqual({ onHand: 1, reserved: 1 });
    clock.advance(15);
    await checkPages(shop.services, cartPage);
    await shop.control('/stripe/control/clock', { advanceSeconds: 3_600 });
    clock.advance(6);
    await checkPages(shop.services, cartPage);
    await eventually(async () => {
      expect(await stockOf(shop, item)).toEqual({ onHand: 1, reserved: 0 });
    });
  });

  it('is replaced if the provider no longer has it', async () => {
    const item = await makeItem(shop, { onHand: 1 });
    await shopper.add(item);
    await shopper.payable();
    await query(
      shop.orm.em.fork(),
      `update checkouts set session_id = 'cs_gone' where user_id = $1`,
      [shopper.account.id],
    );
    await pay(await shopper.payable());
    await onlyOrder(shopper);
    expect(await stockOf(shop, item)).toEqual({ onHand: 0, reserved: 0 });
  });
});

describe('a cart that changes while it is being paid', () => {
  it('keeps its reserved units while others wait for them', async () => {
    const item = await makeItem(shop, { onHand: 1 });
    const extra = await makeItem(shop);
    await shopper.add(item);
    await shopper.payable();
    const rivals = await makeCrowd(shop, 5);
    for (const rival of rivals) {
      await query(
        shop.orm.em.fork(),
        `insert into cart_lines (user_id, catalog_id, item_id, quantity, created_at)
         values ($1, $2, $3, 1, now())`,
        [rival.account.id, item.catalogId, item.itemId],
      );
    }
    await shopper.add(extra);
    const [changed, ...others] = await Promise.all([
      shopper.startCheckout(),
      ...rivals.map((rival) => rival.startCheckout()),
    ]);
    expect(changed.Status).toBe('SUCCESS');
    expect(others.map(({ Status }) => Status)).toEqual(rivals.map(() => 'ERROR'));
    expect(await stockOf(shop, item)).toEqual({ onHand: 1, reserved: 1 });
  });
});
