import { afterAll, beforeAll, expect, it } from 'vitest';
import { startShop, type TestShop } from '../../test/shop.ts';
import { signInAs, type SignedIn } from '../../test/sign-in.ts';

let shop: TestShop;
let staff: SignedIn;

beforeAll(async () => {
  shop = await startShop();
  staff = await signInAs(shop, 'extended');
});

afterAll(() => shop.close());

it("staff choose from the provider's tax codes, which are fetched once", async () => {
  await providerFails();
  const rejected = await staff.get('/api/catbuilder/taxcodes');
  expect(rejected).toMatchObject({ status: 503, body: { Status: 'ERROR' } });

  await shop.control('/control/reset');
  const { body } = await staff.get('/api/catbuilder/taxcodes');
  expect(body).toMatchObject({
    taxCodes: expect.arrayContaining([
      { id: 'txcd_99999999', name: 'General - Tangible Goods' },
      { id: 'txcd_20030000', name: 'General - Services' },
    ]),
  });

  await providerFails();
  expect(await staff.get('/api/catbuilder/taxcodes')).toMatchObject({ status: 200, body });
});

/** Makes the provider fail more often than the shop retries. */
function providerFails(): Promise<unknown> {
  return shop.control('/control/faults', { provider: 'stripe', status: 500, times: 10 });
}
