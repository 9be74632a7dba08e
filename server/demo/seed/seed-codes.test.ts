import { demoCodes } from '@spindle/sdk/demo/discount-codes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCrowd } from '../../test/crowd.ts';
import { enterCode, summaryOf } from '../../test/discounts.ts';
import { makeItem } from '../../test/factories/catalog.ts';
import { onlyOrder } from '../../test/only-order.ts';
import { startShop, type TestShop } from '../../test/shop.ts';
import { finishCodes } from '../../src/checkout/discounts/finish-codes.ts';
import { fillSandbox } from './fill-sandbox.ts';
import { providerDiscounts, seedCodes } from './seed-codes.ts';

const now = new Date();
let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
  await shop.orm.em.fork().transactional(async (em) => seedCodes(em, now, []));
  await fillSandbox(shop.sandbox.url, providerDiscounts(now));
});
afterAll(() => shop.close());

test('active codes are charged as the cart shows them; the oldest has expired', async () => {
  const [buyer] = await makeCrowd(shop, 1);
  if (!buyer) throw new Error('nobody came');
  await buyer.add(await makeItem(shop, { priceCents: 6_000 }));
  expect(await enterCode(buyer, 'tooling5')).toMatchObject({ code: 'DISCOUNT_APPLIES_TO_NOTHING' });
  expect(await enterCode(buyer, 'shipfree')).toMatchObject({ code: 'DISCOUNT_NEEDS_MORE' });
  expect(await enterCode(buyer, 'workshop15')).toMatchObject({ Status: 'ERROR' });
  expect(await enterCode(buyer, 'welcome10')).toMatchObject({ Status: 'SUCCESS' });
  expect(await summaryOf(buyer)).toMatchObject({ discount: { amount: 600 } });
  const session = await buyer.payable();
  await shop.control(`/stripe/control/sessions/${session}`, { outcome: 'paid' });
  expect(await onlyOrder(buyer)).toMatchObject({ items: [{ discount: 600 }] });
});

test('the provider has the codes as stored, so no job has anything to do', async () => {
  await finishCodes(shop.services);
  const { data } = await shop.services.stripe.promotionCodes.list({ limit: 10 });
  expect(data.map(({ code, active }) => ({ code, active })).toSorted(byCode)).toEqual(
    demoCodes
      .filter(({ code }) => !['SHIPFREE', 'TOOLING5'].includes(code))
      .map(({ code, ended }) => ({ code, active: ended === null }))
      .toSorted(byCode),
  );
});

const byCode = (one: { code: string }, other: { code: string }) =>
  one.code.localeCompare(other.code);
