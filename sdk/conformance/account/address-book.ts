import { expect, it } from 'vitest';
import { asJson } from '../../src/client.ts';
import { replyOf } from '../../src/errors.ts';
import type { ConformingShop, SignedIn } from '../conforming-shop.ts';
import { rejectionOf } from '../makers/rejection.ts';
import { shopperAddress } from '../makers/shopper.ts';

const bookOf = async ({ shop }: SignedIn) =>
  (await replyOf(shop.GET('/api/user/addresses'))).addresses;

export function addressBookConforms(shop: () => ConformingShop): void {
  it('keeps ten addresses, one of them the default', async () => {
    const who = await shop().signedIn('customer');
    const add = (body: typeof shopperAddress & { company?: string; default?: boolean }) =>
      replyOf(who.shop.POST('/api/user/addresses', { body, ...asJson }));
    expect(await bookOf(who)).toEqual([]);
    const { id } = await add(shopperAddress);
    const second = await add({ ...shopperAddress, company: 'Moss Tools', default: true });
    expect(second).toMatchObject({
      Status: 'SUCCESS',
      Reason: 'Address saved.',
    });
    expect(await bookOf(who)).toEqual([
      { id: second.id, default: true, ...shopperAddress, company: 'Moss Tools' },
      { id, default: false, ...shopperAddress },
    ]);
    for (let saved = 2; saved < 10; saved += 1) await add(shopperAddress);
    expect(await add(shopperAddress)).toMatchObject({ Status: 'ERROR', code: 'ADDRESS_BOOK_FULL' });
    expect(await bookOf(who)).toHaveLength(10);
  });

  it('names what is wrong with an address, and stores nothing', async () => {
    const who = await shop().signedIn('customer');
    const add = (fields: Partial<typeof shopperAddress> & { phone?: string }) =>
      replyOf(
        who.shop.POST('/api/user/addresses', { body: { ...shopperAddress, ...fields }, ...asJson }),
      );
    const nothing = { address: '', city: '', state: '', zip: '' };
    const missing = await rejectionOf(add(nothing));
    expect(missing.status).toBe(400);
    expect(missing.errors.map(({ path }) => path)).toEqual(Object.keys(nothing));
    expect(await rejectionOf(add({ phone: 'by bell' }))).toMatchObject({
      status: 400,
      errors: [{ path: 'phone' }],
    });
    expect(await add({ country: 'QQ' })).toMatchObject({
      Status: 'ERROR',
      code: 'COUNTRY_NOT_SERVED',
      Errors: [{ path: 'country' }],
    });
    expect(await bookOf(who)).toEqual([]);
  });

  it("changes and deletes only the caller's own addresses", async () => {
    const [who, stranger] = [await shop().signedIn('customer'), await shop().signedIn('customer')];
    const added = await replyOf(
      who.shop.POST('/api/user/addresses', { body: shopperAddress, ...asJson }),
    );
    const other = await replyOf(
      who.shop.POST('/api/user/addresses', { body: shopperAddress, ...asJson }),
    );
    const params = { path: { id: other.id ?? '' } };
    const body = { ...shopperAddress, city: 'Oakland', default: true };
    const path = '/api/user/addresses/{id}' as const;
    expect((await stranger.shop.PUT(path, { params, body, ...asJson })).response.status).toBe(404);
    expect((await stranger.shop.DELETE(path, { params })).response.status).toBe(404);
    expect(await replyOf(who.shop.PUT(path, { params, body, ...asJson }))).toMatchObject({
      id: other.id,
    });
    expect(await bookOf(who)).toMatchObject([
      { id: other.id, city: 'Oakland', default: true },
      { id: added.id, default: false },
    ]);
    const nowhere = { ...body, country: 'QQ' };
    expect(await replyOf(who.shop.PUT(path, { params, body: nowhere, ...asJson }))).toMatchObject({
      Status: 'ERROR',
      code: 'COUNTRY_NOT_SERVED',
      Errors: [{ path: 'country', message: "We don't ship to QQ." }],
    });
    expect(await replyOf(who.shop.DELETE(path, { params }))).toMatchObject({ Status: 'SUCCESS' });
    expect(await bookOf(who)).toMatchObject([{ id: added.id, default: true }]);
    expect((await who.shop.DELETE(path, { params })).response.status).toBe(404);
  });
}
