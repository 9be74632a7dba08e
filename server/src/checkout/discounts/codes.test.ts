import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCrowd } from '../../../test/crowd.ts';
import {
  enterCode,
  makeCode,
  removeCode,
  summaryOf,
  setCodeActive,
  tryToMakeCode,
} from '../../../test/discounts.ts';
import { makeItem, type TestItem } from '../../../test/factories/catalog.ts';
import { movingClock } from '../../../test/moving-clock.ts';
import { publishAll } from '../../../test/publisher.ts';
import { startShop, type TestShop } from '../../../test/shop.ts';
import type { Shopper } from '../../../test/shopper.ts';
import { signInAs, type SignedIn } from '../../../test/sign-in.ts';
import { query } from '../../database/query.ts';
import { DiscountCode } from './discount-code.entity.ts';
import { finishCodes } from './finish-codes.ts';

const clock = movingClock();

let shop: TestShop;
let staff: SignedIn;
let item: TestItem;
let published: TestItem;
beforeAll(async () => {
  shop = await startShop({ now: clock.now });
  staff = await signInAs(shop, 'extended');
  item = await makeItem(shop, { priceCents: 2_000 });
  published = await makeItem(shop, { priceCents: 2_000 });
  await publishAll(staff, published);
});
afterAll(() => shop.close());

const inMinutes = (minutes: number) =>
  new Date(clock.now().getTime() + minutes * 60_000).toISOString();

async function shopperWith(bought: TestItem, quantity = 1): Promise<Shopper> {
  const [shopper] = await makeCrowd(shop, 1);
  if (!shopper) throw new Error('nobody came');
  await shopper.add(bought, quantity);
  return shopper;
}

describe('staff', () => {
  it('create a code as a coupon with a promotion code at the provider', async () => {
    const [items, ends] = [[published].map(keyOf), inMinutes(30)];
    const made = await makeCode(staff, {
      code: 'PAIR-20',
      percent: 20,
      items,
      ends,
      leastSum: 500,
    });
    expect(made).toMatchObject({ state: 'READY', active: true, used: 0, percent: 20, items, ends });
    const { data } = await shop.services.stripe.promotionCodes.list({ code: 'PAIR-20' });
    expect(data).toMatchObject([
      {
        active: true,
        expires_at: Math.ceil(Date.parse(ends) / 1000),
        max_redemptions: null,
        restrictions: { minimum_amount: 500, minimum_amount_currency: 'usd' },
      },
    ]);
    const coupon = await shop.services.stripe.coupons.retrieve(made.id, { expand: ['applies_to'] });
    expect(coupon).toMatchObject({ percent_off: 20, amount_off: null });
    expect(coupon.applies_to?.products).toHaveLength(1);
  });

  it('cannot create a second active code of a name, ignoring case', async () => {
    const first = await makeCode(staff, { code: 'TWICE', amount: 100 });
    const second = { code: 'Twice', amount: 200 };
    expect(await tryToMakeCode(staff, second)).toMatchObject({
      Status: 'ERROR',
      code: 'NAME_TAKEN',
    });
    expect(await setCodeActive(staff, first.id, false)).toMatchObject({ Status: 'SUCCESS' });
    await makeCode(staff, second);
    expect(await setCodeActive(staff, first.id, true)).toMatchObject({ code: 'NAME_TAKEN' });
    expect(await setCodeActive(staff, first.id, true, 1)).toMatchObject({
      code: 'CHANGED_MEANWHILE',
    });
    const { data } = await shop.services.stripe.promotionCodes.list({ active: true, limit: 100 });
    expect(data.filter(({ code }) => /^twice$/i.test(code))).toMatchObject([{ code: 'Twice' }]);
  });

  it('can reuse the name of an ended code, which can no longer be reactivated', async () => {
    const ended = await makeCode(staff, { code: 'AUTUMN', amount: 100, ends: inMinutes(5) });
    clock.advance(6);
    const next = await makeCode(staff, { code: 'autumn', amount: 200 });
    expect(await setCodeActive(staff, next.id, false)).toMatchObject({ Status: 'SUCCESS' });
    expect(await setCodeActive(staff, ended.id, true)).toMatchObject({ code: 'DISCOUNT_ENDED' });
  });

  it.each([
    [{ code: 'NOTHING' }, 'percent'],
    [{ code: 'BOTH', percent: 10, amount: 100 }, 'percent'],
    [{ code: 'PAST', percent: 10, ends: '2020-01-01T00:00:00.000Z' }, 'ends'],
    [{ code: 'BACKWARDS', percent: 10, starts: inMinutes(90), ends: inMinutes(80) }, 'ends'],
    [{ code: 'NO SPACES', percent: 10 }, 'code'],
    [{ code: 'MUCH', percent: 101 }, 'percent'],
  ])('cannot create %j', async (body, path) => {
    const headers = { 'Content-Type': 'application/json' };
    const reply = await staff.send('POST', '/api/admin/codes', {
      body: JSON.stringify(body),
      headers,
    });
    expect(reply.status).toBe(400);
    expect(JSON.parse(reply.text)).toMatchObject({ Errors: [{ path }] });
  });

  it('cannot restrict a code to items that are not at the provider', async () => {
    const items = [item].map(keyOf);
    expect(await tryToMakeCode(staff, { code: 'UNSEEN', percent: 10, items })).toMatchObject({
      code: 'PRODUCT_NOT_PUBLISHED',
      DiscountCode: null,
    });
  });

  it('cannot restrict a code to a deleted catalog', async () => {
    const { catalogId } = await makeItem(shop);
    const deleted = 'update catalogs set deleted_at = now() where id = $1';
    await query(shop.orm.em.fork(), deleted, [catalogId]);
    const catalogs = [catalogId];
    await expect(tryToMakeCode(staff, { code: 'GONE', percent: 10, catalogs })).rejects.toThrow(
      '404',
    );
  });

  it('see a code completed after its creation was interrupted', async () => {
    const fault = { provider: 'stripe', status: 500, afterEffect: true, times: 1 };
    await shop.control('/control/faults', fault);
    await expect(makeCode(staff, { code: 'CRASHED', percent: 5 })).rejects.toThrow('503');
    const buyer = await shopperWith(item);
    expect(await enterCode(buyer, 'CRASHED')).toMatchObject({ code: 'DISCOUNT_INACTIVE' });
    await finishCodes(shop.services);
    expect(await enterCode(buyer, 'CRASHED')).toMatchObject({ Status: 'SUCCESS' });
    await finishCodes(shop.services);
    const { data } = await shop.services.stripe.promotionCodes.list({ code: 'CRASHED' });
    expect(data).toHaveLength(1);
  });

  it('see what each code is used for', async () => {
    await makeCode(staff, { code: 'LISTED', percent: 5 });
    const filter = encodeURIComponent(JSON.stringify({ q: 'liste', state: 'READY', active: true }));
    const { text } = await staff.get(`/api/admin/codes?filter=${filter}`);
    expect(JSON.parse(text)).toMatchObject([{ code: 'LISTED', used: 0 }]);
  });
});

describe('a customer', () => {
  it('can enter a code in any case and sees the discount', async () => {
    await makeCode(staff, { code: 'Ten', percent: 10 });
    const buyer = await shopperWith(item, 3);
    expect(await enterCode(buyer, ' tEN ')).toMatchObject({ Status: 'SUCCESS' });
    expect(await summaryOf(buyer)).toMatchObject({
      lines: [{ ...keyOf(item), quantity: 3, price: 20, amount: 6_000, discount: 600 }],
      subtotal: 6_000,
      discount: { code: 'Ten', amount: 600, catalogId: null, catalogItemId: null },
      enteredCode: 'Ten',
      codeRefusal: null,
      shipping: null,
      total: 5_400,
    });
    await removeCode(buyer);
    expect(await summaryOf(buyer)).toMatchObject({
      discount: null,
      enteredCode: null,
      total: 6_000,
    });
  });

  it('can enter a code stored without a list of items, which covers all items', async () => {
    const em = shop.orm.em.fork();
    const [code, createdAt] = ['FOR-ALL', clock.now()];
    em.create(DiscountCode, { code, percent: 10, providerActive: true, createdAt });
    await em.flush();
    const buyer = await shopperWith(item);
    expect(await enterCode(buyer, code)).toMatchObject({ Status: 'SUCCESS' });
    expect(await summaryOf(buyer)).toMatchObject({ discount: { code, amount: 200 } });
  });

  it('sees why a code does not apply', async () => {
    const later = await makeCode(staff, { code: 'LATER', percent: 10, starts: inMinutes(10) });
    const off = await makeCode(staff, { code: 'OFF', percent: 10 });
    await setCodeActive(staff, off.id, false);
    await makeCode(staff, { code: 'LEAST', percent: 10, leastSum: 2_001 });
    await makeCode(staff, { code: 'OTHERS', percent: 10, items: [published].map(keyOf) });
    await makeCode(staff, { code: 'LEAVES20', amount: 1_980 });
    await makeCode(staff, { code: 'SHORT', percent: 10, ends: inMinutes(5) });
    const buyer = await shopperWith(item);
    const codes = {
      [later.code]: 'DISCOUNT_NOT_BEGUN',
      OFF: 'DISCOUNT_INACTIVE',
      LEAST: 'DISCOUNT_NEEDS_MORE',
      OTHERS: 'DISCOUNT_APPLIES_TO_NOTHING',
      LEAVES20: 'TOTAL_TOO_SMALL',
    };
    for (const [name, code] of Object.entries(codes)) {
      expect(await enterCode(buyer, name)).toMatchObject({ Status: 'ERROR', code });
    }
    expect(await enterCode(buyer, 'SHORT')).toMatchObject({ Status: 'SUCCESS' });
    clock.advance(6);
    const rejected = {
      code: 'DISCOUNT_ENDED',
      Reason: expect.stringContaining('SHORT has expired'),
    };
    expect(await summaryOf(buyer)).toMatchObject({ discount: null, codeRefusal: rejected });
    expect(await buyer.startCheckout()).toMatchObject({ Status: 'ERROR', ...rejected });
  });

  it('cannot guess codes', async () => {
    const buyer = await shopperWith(item);
    for (let tries = 0; tries < 10; tries += 1) {
      expect(await enterCode(buyer, `GUESS${tries}`)).toMatchObject({ code: 'DISCOUNT_UNKNOWN' });
    }
    await expect(enterCode(buyer, 'TEN')).rejects.toThrow('429');
  });
});

const keyOf = ({ catalogId, itemId }: TestItem) => ({ catalogId, catalogItemId: itemId });
