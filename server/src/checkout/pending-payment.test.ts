import fc from 'fast-check';
import type { components } from '@spindle/sdk/schema';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { enterCode, makeCode, summaryOf } from '../../test/discounts.ts';
import { eventually } from '../../test/eventually.ts';
import { makeItem, type TestItem } from '../../test/factories/catalog.ts';
import { mailsTo } from '../../test/mails.ts';
import { onlyOrder } from '../../test/only-order.ts';
import { startShop, type TestShop } from '../../test/shop.ts';
import { newShopper, sessionOf, type Shopper } from '../../test/shopper.ts';
import { signInAs } from '../../test/sign-in.ts';
import { stockOf } from '../../test/stock.ts';

type PendingPayment = components['schemas']['PendingPayment'];
type Reply = components['schemas']['CheckoutReply'];

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());
afterEach(() => shop.control('/stripe/control/webhooks', {}));

const finish = (session: string, outcome: string) =>
  shop.control(`/stripe/control/sessions/${session}`, { outcome });

const pendingOf = async (shopper: Shopper): Promise<PendingPayment[]> =>
  JSON.parse((await shopper.get('/api/order/pendingPayments')).text);

const checkOutAgain = async (shopper: Shopper): Promise<Reply> =>
  JSON.parse((await shopper.get('/api/cart/checkout?again=true')).text);

const unitsIn = (lines: { item: { catalogItemId: string }; quantity: number }[], item: TestItem) =>
  lines.find((line) => line.item.catalogItemId === item.itemId)?.quantity ?? 0;

/** Starts a bank payment for two units as a new customer. */
async function payingByBank(onHand = 5) {
  const item = await makeItem(shop, { onHand });
  const shopper = await newShopper(shop);
  await shopper.add(item, 2);
  const session = await shopper.payable();
  return { item, shopper, session };
}

describe('while a bank confirms a payment', () => {
  it('its units leave the cart and appear as a pending payment, and only the rest is charged again', async () => {
    const { item, shopper, session } = await payingByBank();
    await finish(session, 'async_pending');
    await shopper.completed();
    expect(await shopper.cart()).toEqual([]);
    expect(await pendingOf(shopper)).toMatchObject([
      {
        state: 'PENDING',
        session,
        dateFailed: null,
        amount: expect.any(Number),
        items: [{ catalogItemId: item.itemId, quantity: 2, price: 389.95 }],
      },
    ]);

    const other = await makeItem(shop, { onHand: 3 });
    await shopper.add(other);
    await finish(await shopper.payable(), 'paid');
    const { items } = await onlyOrder(shopper);
    expect(items).toMatchObject([{ catalogItemId: other.itemId, quantity: 1 }]);

    await finish(session, 'async_succeeded');
    await eventually(async () => {
      expect(await shopper.orders()).toHaveLength(2);
    });
    expect(await pendingOf(shopper)).toEqual([]);
    expect(await stockOf(shop, item)).toEqual({ onHand: 3, reserved: 0 });
  });

  it('the same item can be bought again only after confirmation', async () => {
    const { item, shopper, session } = await payingByBank();
    await finish(session, 'async_pending');
    await shopper.completed();
    await shopper.add(item);
    expect(await shopper.startCheckout()).toMatchObject({
      Status: 'ERROR',
      code: 'PAYMENT_PENDING',
      catalogItemId: item.itemId,
      Reason: expect.stringContaining('already paid for 2 ×'),
    });
    const again = sessionOf(await checkOutAgain(shopper));
    await finish(again, 'paid');
    await finish(session, 'async_succeeded');
    await eventually(async () => {
      expect(await shopper.orders()).toHaveLength(2);
    });
    expect(await stockOf(shop, item)).toEqual({ onHand: 2, reserved: 0 });
  });

  it.each(['unchanged', 'changed'])(
    'a checkout of the %s cart before the shop knows of the payment is rejected once',
    async (cart) => {
      await shop.control('/stripe/control/webhooks', { drop: true });
      const { item, shopper, session } = await payingByBank();
      await finish(session, 'async_pending');
      if (cart === 'changed') await shopper.add(item, 3);
      expect(await shopper.startCheckout()).toMatchObject({ code: 'PAYMENT_PENDING' });
      expect(unitsIn(await shopper.cart(), item)).toBe(cart === 'changed' ? 1 : 0);
      expect(await pendingOf(shopper)).toHaveLength(1);
    },
  );
});

describe('a payment that a bank declines', () => {
  it('returns its units and code to the cart once, and notifies the customer', async () => {
    const { item, shopper } = await payingByBank();
    const code = 'BANK10';
    await makeCode(await signInAs(shop, 'extended'), { code, percent: 10 });
    expect(await enterCode(shopper, code)).toMatchObject({ Status: 'SUCCESS' });
    const session = await shopper.payable();
    await finish(session, 'async_pending');
    await shopper.completed();
    const codeInCart = async () => (await summaryOf(shopper)).enteredCode;
    expect(await codeInCart()).toBeNull();
    await shopper.add(item);
    await finish(session, 'async_failed');
    await shopper.completed();
    await shopper.completed();

    await eventually(async () => {
      expect(await pendingOf(shopper)).toMatchObject([
        { state: 'FAILED', dateFailed: expect.stringMatching(/Z$/) },
      ]);
    });
    expect(unitsIn(await shopper.cart(), item)).toBe(3);
    expect(await codeInCart()).toBe(code);
    expect(await stockOf(shop, item)).toEqual({ onHand: 5, reserved: 0 });
    await eventually(async () => {
      const mails = await mailsTo(shop, shopper.account.email);
      expect(mails.map(({ subject }) => subject)).toEqual([
        expect.stringMatching(/^Your payment of \$[\d.,]+ failed$/),
      ]);
    });
    await finish(await shopper.payable(), 'paid');
    expect((await onlyOrder(shopper)).items).toMatchObject([{ quantity: 3 }]);
  });
});

const outcomes = ['async_pending', 'async_succeeded', 'async_failed', 'paid', 'expired'] as const;
const command = fc.oneof(
  { weight: 4, arbitrary: fc.record({ does: fc.constant('add'), item: fc.nat({ max: 1 }) }) },
  { weight: 4, arbitrary: fc.record({ does: fc.constant('check out'), again: fc.boolean() }) },
  {
    weight: 6,
    arbitrary: fc.record({
      does: fc.constant('finish'),
      which: fc.nat({ max: 1 }),
      outcome: fc.constantFrom(...outcomes),
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('look') }) },
) satisfies fc.Arbitrary<Command>;
const story = fc.record({
  heard: fc.boolean(),
  /** Commands started at the same moment run concurrently. */
  turns: fc.array(fc.array(command, { minLength: 1, maxLength: 3 }), {
    minLength: 6,
    maxLength: 12,
  }),
});

type Command =
  | { does: 'add'; item: number }
  | { does: 'check out'; again: boolean }
  | { does: 'finish'; which: number; outcome: string }
  | { does: 'look' };

it(
  'every unit put into a cart is paid at most once and never lost, whenever banks confirm or decline',
  { timeout: 120_000 },
  async () => {
    const items = [
      await makeItem(shop, { onHand: 10_000 }),
      await makeItem(shop, { onHand: 10_000 }),
    ];
    await fc.assert(
      fc.asyncProperty(story, async ({ heard, turns }) => {
        await shop.control('/stripe/control/webhooks', heard ? {} : { drop: true });
        const shopper = await newShopper(shop);
        const put = items.map(() => 0);
        const sessions: string[] = [];

        async function perform(one: Command): Promise<void> {
          if (one.does === 'look') return void (await shopper.completed());
          if (one.does === 'add') {
            const item = items[one.item];
            if (!item) return;
            await shopper.add(item);
            put[one.item] = (put[one.item] ?? 0) + 1;
            return;
          }
          if (one.does === 'check out') {
            const { text } = await shopper.get(`/api/cart/checkout?again=${one.again}`);
            const session = /cs_\w+/.exec(text)?.[0];
            if (session !== undefined && !sessions.includes(session)) sessions.push(session);
            return;
          }
          const session = sessions.at(-1 - one.which);
          // the provider rejects actions that the page's status doesn't allow
          if (session !== undefined) await finish(session, one.outcome).catch(() => undefined);
        }

        for (const commands of turns) await Promise.all(commands.map(perform));
        for (const session of sessions)
          await finish(session, 'async_failed').catch(() => undefined);
        await eventually(async () => {
          await shopper.completed();
          expect((await pendingOf(shopper)).filter(({ state }) => state === 'PENDING')).toEqual([]);
          const cart = await shopper.cart();
          const bought = (await shopper.orders()).flatMap((order) => order.items);
          const saved = items.map((item) => {
            const sold = bought.filter(({ catalogItemId }) => catalogItemId === item.itemId);
            return sold.reduce((sum, { quantity }) => sum + quantity, unitsIn(cart, item));
          });
          expect(saved).toEqual(put);
        }, 10_000);
      }),
      { numRuns: 12, seed: 3, endOnFailure: true },
    );
  },
);
