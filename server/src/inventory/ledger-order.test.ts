import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeCrowd } from '../../test/crowd.ts';
import { makeItem } from '../../test/factories/catalog.ts';
import { httpClient } from '../../test/http-client.ts';
import { listPath } from '../../test/list-path.ts';
import { startShop, type TestShop } from '../../test/shop.ts';
import { asShopper } from '../../test/shopper.ts';
import { signInAs, type SignedIn } from '../../test/sign-in.ts';
import { itemForm } from '../../test/store-builder.ts';

let shop: TestShop;
let ahead: TestShop;
let staff: SignedIn;
beforeAll(async () => {
  shop = await startShop();
  ahead = await startShop({ beside: shop, now: () => new Date(Date.now() + 5000) });
  staff = await signInAs(shop, 'extended');
});
afterAll(async () => {
  await ahead.close();
  await shop.close();
});

it("entries are in the order in which the units moved, regardless of the processes' clocks", async () => {
  const buyers = 12;
  const { catalogId, itemId } = await makeItem(shop, { onHand: 50 });
  const crowd = (await makeCrowd(shop, buyers)).map((shopper, at) =>
    at % 2 === 0
      ? shopper
      : asShopper({ ...httpClient(ahead.url, shopper.cookies), account: shopper.account }),
  );
  await Promise.all(crowd.map((shopper) => shopper.add({ catalogId, itemId })));
  // sequential at first, alternating between the clock that runs ahead and the correct one
  for (const shopper of crowd.slice(0, 4).toReversed()) await shopper.payable();
  await Promise.all([
    ...crowd.slice(4).map((shopper) => shopper.payable()),
    ...[20, 30].map((inventory) =>
      staff.put(
        `/api/catbuilder/${catalogId}/${itemId}`,
        itemForm({ inventory: String(inventory), inventoryWas: '25' }),
      ),
    ),
  ]);

  const { body } = await staff.get(
    listPath('stock', {
      sort: ['dateCreated', 'ASC'],
      filter: { catalogId, catalogItemId: itemId },
    }),
  );
  if (!Array.isArray(body)) throw new Error(`a list was expected: ${JSON.stringify(body)}`);
  expect(body).toHaveLength(1 + buyers + 2);
  const sums = { onHand: 0, reserved: 0 };
  for (const entry of body) {
    sums.onHand += entry.onHand;
    sums.reserved += entry.reserved;
    expect([entry.onHandAfter, entry.reservedAfter]).toEqual([sums.onHand, sums.reserved]);
  }
  const times = body.map(({ dateCreated }: { dateCreated: string }) => dateCreated);
  expect(times).toEqual(times.toSorted());
});
