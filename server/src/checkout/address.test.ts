import { makeItem } from '../../test/factories/catalog.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { httpClient } from '../../test/http-client.ts';
import { startShop, type TestShop } from '../../test/shop.ts';
import { signInAs, type SignedIn } from '../../test/sign-in.ts';

let shop: TestShop;
let customer: SignedIn;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  customer = await signInAs(shop, 'customer');
});

const found = {
  address: '417 MONTGOMERY ST FL 5',
  city: 'SAN FRANCISCO',
  state: 'CA',
  zip: '94104-1129',
  country: 'US',
};
const typed = {
  address: '417 Montgomery Street, Floor 5',
  city: 'San Francisco',
  state: 'CA',
  zip: '94104',
  country: 'US',
};
const check = (address: Record<string, string>) => customer.post('/api/cart/address', address);
const save = () => customer.post('/api/cart/address/save');
const onRecord = async () => (await customer.post('/api/cart/addressInit')).body;

describe('the shipping address', () => {
  it('includes a recipient, a company, a second line and a phone if given', async () => {
    const recipient = { name: 'Grace Moss', company: 'Moss Tools', phone: '+1 (415) 555-0142' };
    const twoLines = { ...found, address: '417 MONTGOMERY ST', address2: 'FL 5', ...recipient };
    expect((await check(twoLines)).body).toMatchObject({ Status: 'SUCCESS', Response: twoLines });
    await save();
    expect(await onRecord()).toMatchObject({ Status: 'RETRIEVED', Response: twoLines });
    const modified = await check({ ...typed, ...recipient });
    expect(modified.body).toMatchObject({ Status: 'MODIFIED', Response: recipient });
    expect((await check({ ...found, phone: 'call me' })).body).toMatchObject({
      Errors: [{ path: 'phone' }],
    });
    await check({ ...found, name: '', phone: '' });
    await save();
    expect(Object(await onRecord()).Response).toEqual(found);
  });

  it('is rejected with a reason in a country the shop does not ship to', async () => {
    await check(found);
    await save();
    const narrow = await startShop({ beside: shop, env: { SHIP_TO: 'DE,AT' } });
    try {
      const there = httpClient(narrow.url, customer.cookies);
      const message = "We don't ship to United States.";
      expect(await there.post('/api/cart/address', typed)).toMatchObject({
        status: 200,
        body: {
          Status: 'ERROR',
          Reason: expect.stringContaining('could not be accepted'),
          Response: null,
          Errors: [{ path: 'country', message }],
        },
      });
      expect((await there.post('/api/cart/address/save')).body).toMatchObject({ Status: 'ERROR' });
      const item = await makeItem(narrow);
      await there.get(`/api/cart/add/${item.catalogId}/${item.itemId}`);
      expect((await there.get('/api/cart/checkout')).body).toMatchObject({
        Status: 'ERROR',
        Reason: `${message} Enter another address.`,
        RedirectUrl: null,
      });
      expect((await there.get('/api/config')).body).toMatchObject({ shipTo: ['DE', 'AT'] });
    } finally {
      await narrow.close();
    }
  });

  it('asks the customer to try again while the carrier is unavailable', async () => {
    await shop.control('/control/faults', { provider: 'easypost', status: 500, times: 1 });
    const reply = await check(typed);
    expect(reply).toMatchObject({
      status: 503,
      body: {
        Status: 'ERROR',
        Reason: "We can't verify the address right now. Please try again in a moment.",
      },
    });
    expect((await check(typed)).status).toBe(200);
  });

  it('reports every missing or invalid field', async () => {
    const reply = await check({ city: 'San Francisco', country: 'usa' });
    const paths = ['address', 'state', 'zip', 'country'].map((path) =>
      expect.objectContaining({ path }),
    );
    expect(reply).toMatchObject({ status: 400, body: { Errors: expect.arrayContaining(paths) } });
  });
});
