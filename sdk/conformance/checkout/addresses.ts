import { expect, it } from 'vitest';
import { asJson } from '../../src/client.ts';
import { replyOf } from '../../src/errors.ts';
import type { components } from '../../src/schema.d.ts';
import type { ConformingShop } from '../conforming-shop.ts';
import { declared } from '../makers/customs.ts';
import { makeItem } from '../makers/make-item.ts';
import { addressAbroad, buy, saveAddress, newShopper, shopperAddress } from '../makers/shopper.ts';

export function addressesConform(shop: () => ConformingShop): void {
  it('keeps an address as typed if the customer insists, and its recipient', async () => {
    const buyer = await newShopper(shop());
    const typed = { ...shopperAddress, address: '20 north main street', company: 'Moss Tools' };
    const checked = await replyOf(buyer.shop.POST('/api/cart/address', { body: typed }));
    expect(checked).toMatchObject({
      Status: 'MODIFIED',
      Response: { address: '20 N MAIN ST', company: 'Moss Tools' },
    });
    const asTyped = buyer.shop.POST('/api/cart/address/save', { body: { asTyped: true } });
    expect(await replyOf(asTyped)).toMatchObject({ Status: 'SAVED' });
    expect(await replyOf(buyer.shop.POST('/api/cart/addressInit'))).toMatchObject({
      Response: typed,
    });
    const [order] = await buy(shop(), buyer, [{ item: await makeItem(shop()) }]);
    expect(order?.shipping).toEqual({
      name: 'Ada Park',
      company: 'Moss Tools',
      address: expect.objectContaining({ line1: typed.address }),
      asTyped: true,
      tracking_number: null,
    });
  });

  it("uses the address book's verified default, unless one was chosen for the cart", async () => {
    const buyer = await shop().signedIn('customer');
    const start = () => replyOf(buyer.shop.POST('/api/cart/addressInit'));
    const home = { ...shopperAddress, name: 'Ada Park' };
    await replyOf(buyer.shop.POST('/api/user/addresses', { body: home, ...asJson }));
    expect(await start()).toEqual({
      Status: 'CHECKED',
      Reason: "We haven't checked your default address yet. Select it, or enter another address.",
      Response: null,
    });
    await saveAddress(buyer, home);
    await saveAddress(buyer, addressAbroad);
    expect(await start()).toMatchObject({ Response: { country: 'DE' } });
    const item = await makeItem(shop(), { attributes: declared });
    const [abroad] = await buy(shop(), buyer, [{ item }]);
    expect(abroad?.shipping?.address.country).toBe('DE');
    expect(await start()).toEqual({
      Status: 'RETRIEVED',
      Reason: 'This is your default address.',
      Response: home,
    });
    const [atHome] = await buy(shop(), buyer, [{ item }]);
    expect(atHome?.shipping).toMatchObject({ name: 'Ada Park', address: { country: 'US' } });
  });

  it('must be in Latin letters, which carriers print, and names the field otherwise', async () => {
    const buyer = await newShopper(shop());
    const body = { ...addressAbroad, name: '山田太郎', city: '東京' };
    const Errors = [{ path: 'name' }, { path: 'city' }];
    const checked = await buyer.shop.POST('/api/cart/address', { body });
    expect(checked.response.status).toBe(400);
    expect(checked.error).toMatchObject({ Errors });
    const saved = await buyer.shop.POST('/api/user/addresses', { body, ...asJson });
    expect(saved.response.status).toBe(400);
    expect(saved.error).toMatchObject({ Errors });
    const accented = { ...addressAbroad, name: 'Zoë Żółć', city: 'Saint-Étienne' };
    const fine = await replyOf(buyer.shop.POST('/api/cart/address', { body: accented }));
    expect(fine.Response).toMatchObject({ name: 'Zoë Żółć' });
  });

  it("accepts a foreign address as typed if the carrier doesn't know the country", async () => {
    const buyer = await shop().signedIn('customer');
    const check = (body: components['schemas']['Address']) =>
      replyOf(buyer.shop.POST('/api/cart/address', { body }));
    const bonn = { ...shopperAddress, address: 'Hauptstr. 5', city: 'Bonn', country: 'DE' };
    expect(await check(bonn)).toEqual({
      Status: 'SUCCESS',
      Reason:
        "The carrier can't check addresses in this country. We'll use the address as you entered it.",
      Response: bonn,
    });
    const ottawa = {
      address: '150 Elgin Street',
      address2: 'Floor 8',
      city: 'Ottawa',
      state: 'ON',
      zip: 'k2p1l4',
      country: 'CA',
    };
    expect(await check(ottawa)).toMatchObject({
      Status: 'MODIFIED',
      Response: { ...ottawa, zip: 'K2P 1L4' },
    });
    expect(await check({ ...ottawa, zip: '94104' })).toMatchObject({ code: 'ADDRESS_NOT_FOUND' });
  });
}
