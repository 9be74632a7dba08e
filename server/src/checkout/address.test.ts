import { makeItem } from '../../test/factories/catalog.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { httpClient } from '../../test/http-client.ts';
import { startShop, type TestShop } from '../../test/shop.ts';
import { signInAs, type SignedIn } from '../../test/sign-in.ts';
import { ShippingAddress } from '../account/addresses/shipping-address.entity.ts';

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
  it('is suggested as the carrier writes it, and kept so when saved', async () => {
    expect(await onRecord()).toMatchObject({ Status: 'CHECKED', Response: null });
    const written = { ...found, zip: expect.stringMatching(/^94104-\d{4}$/) };
    expect(await check(typed)).toMatchObject({
      status: 200,
      body: { Status: 'MODIFIED', Response: written },
    });
    expect((await save()).body).toMatchObject({ Status: 'SAVED' });
    expect(await onRecord()).toMatchObject({ Status: 'RETRIEVED', Response: written });
  });

  it('is taken as it is when the carrier writes it the same', async () => {
    expect((await check(found)).body).toMatchObject({ Status: 'SUCCESS', Response: found });
    expect((await save()).body).toMatchObject({ Status: 'SAVED' });
  });

  it('is refused when it does not exist, and nothing of it can be saved', async () => {
    await check(found);
    const nowhere = { ...typed, city: 'Not A City' };
    expect((await check(nowhere)).body).toMatchObject({
      Status: 'ERROR',
      Reason: expect.stringContaining('not found'),
      Response: null,
    });
    expect((await save()).body).toMatchObject({ Status: 'ERROR' });
    expect(await onRecord()).toMatchObject({ Status: 'CHECKED' });
  });

  it('cannot be saved unchecked, nor twice', async () => {
    expect((await save()).body).toMatchObject({
      Status: 'ERROR',
      Reason: 'Please enter the address again and have it checked.',
    });
    await check(found);
    await save();
    expect((await save()).body).toMatchObject({ Status: 'ERROR' });
    expect(await onRecord()).toMatchObject({ Status: 'RETRIEVED', Response: found });
  });

  it('is replaced by the next one that is saved', async () => {
    await check(found);
    await save();
    const other = { ...found, address: '1 MARKET ST', zip: '94105-1420' };
    const checked = await check(other);
    await save();
    const suggestion = checked.body;
    expect(await onRecord()).toMatchObject({
      Status: 'RETRIEVED',
      Response: expect.objectContaining({ address: expect.stringContaining('1 MARKET ST') }),
    });
    expect(suggestion).toMatchObject({ Response: { city: 'SAN FRANCISCO' } });
  });

  it('has a recipient, a company, a second line and a phone where they are given', async () => {
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

  it('is kept as it was typed where the customer says so, of which nobody has to', async () => {
    await check(typed);
    expect((await customer.post('/api/cart/address/save', { asTyped: 'true' })).body).toMatchObject(
      {
        Status: 'SAVED',
      },
    );
    expect(Object(await onRecord()).Response).toEqual(typed);
    const stored = async () =>
      shop.orm.em.fork().findOneOrFail(ShippingAddress, { userId: customer.account.id });
    expect(await stored()).toMatchObject({ asTyped: true });
    // where nothing else was suggested, the carrier and the customer agree
    await check(found);
    await customer.post('/api/cart/address/save', { asTyped: 'true' });
    expect(await stored()).toMatchObject({ ...found, asTyped: false });
    await check({ ...typed, city: 'Not A City' });
    expect((await customer.post('/api/cart/address/save', { asTyped: 'true' })).body).toMatchObject(
      {
        Status: 'ERROR',
        code: 'ADDRESS_NOT_CHECKED',
      },
    );
  });

  it('is taken as typed in countries the carrier does not know', async () => {
    const abroad = {
      address: 'Unter den Linden 1',
      city: 'Berlin',
      state: 'Berlin',
      zip: '10117',
      country: 'DE',
    };
    expect((await check(abroad)).body).toMatchObject({ Status: 'SUCCESS', Response: abroad });
    await save();
    expect(await onRecord()).toMatchObject({ Status: 'RETRIEVED', Response: abroad });
  });

  it('is refused, with what is wrong, in a country the shop does not ship to', async () => {
    await check(found);
    await save();
    const narrow = await startShop({ beside: shop, env: { SHIP_TO: 'DE,AT' } });
    try {
      const there = httpClient(narrow.url, customer.cookies);
      const message = 'We do not ship to this country: United States.';
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
        Reason: `${message} Please enter another address.`,
        RedirectUrl: null,
      });
      expect((await there.get('/api/config')).body).toMatchObject({ shipTo: ['DE', 'AT'] });
    } finally {
      await narrow.close();
    }
  });

  it('asks to try again in words while the carrier is away', async () => {
    await shop.control('/control/faults', { provider: 'easypost', status: 500, times: 1 });
    const reply = await check(typed);
    expect(reply).toMatchObject({
      status: 503,
      body: {
        Status: 'ERROR',
        Reason: 'The address cannot be checked just now. Please try again in a moment.',
      },
    });
    expect((await check(typed)).status).toBe(200);
  });

  it('names every field that is missing or wrong', async () => {
    const reply = await check({ city: 'San Francisco', country: 'usa' });
    const paths = ['address', 'state', 'zip', 'country'].map((path) =>
      expect.objectContaining({ path }),
    );
    expect(reply).toMatchObject({ status: 400, body: { Errors: expect.arrayContaining(paths) } });
  });

  it('is for signed-in customers', async () => {
    const visitor = httpClient(shop.url);
    expect((await visitor.post('/api/cart/address', typed)).status).toBe(401);
    expect((await visitor.post('/api/cart/address/save')).status).toBe(401);
    expect((await visitor.post('/api/cart/addressInit')).status).toBe(401);
  });
});
