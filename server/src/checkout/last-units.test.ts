import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeCrowd } from '../../test/crowd.ts';
import { eventually } from '../../test/eventually.ts';
import { makeItem } from '../../test/factories/catalog.ts';
import { startShop, type TestShop } from '../../test/shop.ts';
import { sessionOf, type Shopper } from '../../test/shopper.ts';
import { stockOf } from '../../test/stock.ts';
import { query } from '../database/query.ts';

const buyers = 50;
/** `RACE_ROUNDS=…` runs more rounds, as `npm run test:long` does. */
const rounds = Number(process.env['RACE_ROUNDS'] ?? 4);

let shop: TestShop;
let crowd: Shopper[];
beforeAll(async () => {
  shop = await startShop();
  crowd = await makeCrowd(shop, buyers);
});
afterAll(() => shop.close());

beforeEach(async () => {
  await query(shop.orm.em.fork(), 'delete from cart_lines');
});

describe('fifty simultaneous buyers', () => {
  it('of the last unit: one can pay, the others are rejected with a reason', async () => {
    const item = await makeItem(shop, { onHand: 1, title: 'Last spindle' });
    await Promise.all(crowd.map((shopper) => shopper.add(item)));
    const rejection = {
      Status: 'ERROR',
      Reason: 'Last spindle is out of stock. Remove it from your cart.',
      RedirectUrl: null,
      catalogId: item.catalogId,
      catalogItemId: item.itemId,
    };
    for (let round = 1; round <= rounds; round++) {
      const replies = await Promise.all(crowd.map((shopper) => shopper.startCheckout()));
      const winners = replies.filter(({ Status }) => Status === 'SUCCESS');
      const losers = replies.filter(({ Status }) => Status === 'ERROR');
      expect(winners, `round ${round}`).toHaveLength(1);
      expect(losers).toMatchObject(Array.from({ length: buyers - 1 }, () => rejection));
      expect(await stockOf(shop, item)).toEqual({ onHand: 1, reserved: 1 });
      for (const winner of winners) {
        await shop.control(`/stripe/control/sessions/${sessionOf(winner)}`, { outcome: 'expired' });
      }
      await eventually(async () => {
        expect(await stockOf(shop, item)).toEqual({ onHand: 1, reserved: 0 });
      });
    }
  }, 180_000);

  it('of ten units, one to three each: never more than ten are reserved, and none is left over', async () => {
    const item = await makeItem(shop, { onHand: 10 });
    const quantities = crowd.map((_, at) => (at % 3) + 1);
    await Promise.all(crowd.map((shopper, at) => shopper.add(item, quantities[at])));
    const replies = await Promise.all(crowd.map((shopper) => shopper.startCheckout()));
    const promised = replies.reduce(
      (sum, { Status }, at) => sum + (Status === 'SUCCESS' ? (quantities[at] ?? 0) : 0),
      0,
    );
    expect(promised).toBe(10);
    expect(await stockOf(shop, item)).toEqual({ onHand: 10, reserved: promised });

    await Promise.all(
      replies
        .filter(({ Status }) => Status === 'SUCCESS')
        .map((reply) =>
          shop.control(`/stripe/control/sessions/${sessionOf(reply)}`, { outcome: 'paid' }),
        ),
    );
    await eventually(async () => {
      expect(await stockOf(shop, item)).toEqual({ onHand: 0, reserved: 0 });
    });
  }, 60_000);

  it('of two items in opposite orders: nobody is deadlocked', async () => {
    const one = await makeItem(shop, { onHand: 20 });
    const other = await makeItem(shop, { onHand: 20 });
    await Promise.all(
      crowd.map(async (shopper, at) => {
        await shopper.add(at % 2 === 0 ? one : other);
        await shopper.add(at % 2 === 0 ? other : one);
      }),
    );
    const replies = await Promise.all(crowd.map((shopper) => shopper.startCheckout()));
    expect(replies.filter(({ Status }) => Status === 'SUCCESS')).toHaveLength(20);
    expect(await stockOf(shop, one)).toEqual({ onHand: 20, reserved: 20 });
    expect(await stockOf(shop, other)).toEqual({ onHand: 20, reserved: 20 });
  }, 60_000);

  it('of the last kit and of its last part: neither is sold twice', async () => {
    const part = await makeItem(shop, { onHand: 4, title: 'Bolt' });
    const value = `${part.catalogId}/${part.itemId}`;
    const contents = { attributeId: 'Bolts', type: 'COMPONENT' as const, value };
    const kit = await makeItem(shop, {
      kit: true,
      onHand: 0,
      attributes: [{ ...contents, description: 'contains 4: mounting' }],
    });
    await Promise.all(crowd.map((shopper, at) => shopper.add(at % 2 === 0 ? kit : part)));
    for (let round = 1; round <= rounds; round++) {
      const replies = await Promise.all(crowd.map((shopper) => shopper.startCheckout()));
      const won = replies.map(({ Status }) => Status === 'SUCCESS');
      const kits = won.filter((one, at) => one && at % 2 === 0).length;
      const singles = won.filter((one, at) => one && at % 2 === 1).length;
      expect(
        [
          { kits: 1, singles: 0 },
          { kits: 0, singles: 4 },
        ],
        `round ${round}`,
      ).toContainEqual({
        kits,
        singles,
      });
      expect(await stockOf(shop, part)).toEqual({ onHand: 4, reserved: 4 });
      expect(await stockOf(shop, kit)).toEqual({ onHand: 0, reserved: 0 });
      for (const winner of replies.filter((_, at) => won[at])) {
        await shop.control(`/stripe/control/sessions/${sessionOf(winner)}`, { outcome: 'expired' });
      }
      await eventually(async () => {
        expect(await stockOf(shop, part)).toEqual({ onHand: 4, reserved: 0 });
      });
    }
  }, 180_000);

  it('with changed carts: each transfers its own units', async () => {
    const item = await makeItem(shop, { onHand: 70 });
    const thirty = crowd.slice(0, 30);
    await Promise.all(thirty.map((shopper) => shopper.add(item, 2)));
    await Promise.all(thirty.map((shopper) => shopper.payable()));
    expect(await stockOf(shop, item)).toEqual({ onHand: 70, reserved: 60 });
    await Promise.all(thirty.map((shopper) => shopper.add(item, 3)));
    const replies = await Promise.all(thirty.map((shopper) => shopper.startCheckout()));
    const promised = replies.reduce((sum, { Status }) => sum + (Status === 'SUCCESS' ? 3 : 0), 0);
    expect(await stockOf(shop, item)).toEqual({ onHand: 70, reserved: promised });
    // a rejected cart releases its two units, so two other carts can each get one more
    expect(promised).toBe(69);
  }, 60_000);
});
