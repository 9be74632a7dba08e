import type { components } from '@spindle/sdk/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startShop, type TestShop } from '../../../test/shop.ts';
import { signInAs, type SignedIn } from '../../../test/sign-in.ts';
import { query } from '../../database/query.ts';

type Kept = components['schemas']['BookAddress'];

const BOOK = '/api/user/addresses';
const home = { address: '1 Market St', city: 'San Francisco', state: 'CA', zip: '94105' };
const asJson = (fields: object) => ({
  body: JSON.stringify({ ...home, country: 'US', ...fields }),
  headers: { 'Content-Type': 'application/json' },
});
const add = (who: SignedIn, fields: object = {}) => who.send('POST', BOOK, asJson(fields));
const change = (who: SignedIn, id: string, fields: object) =>
  who.send('PUT', `${BOOK}/${id}`, asJson(fields));
const book = async (who: SignedIn): Promise<Kept[]> => Object((await who.get(BOOK)).body).addresses;
const idOf = ({ body }: { body: unknown }) => String(Object(body).id);

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

describe('the address book', () => {
  it('keeps addresses as they were typed, the default one first', async () => {
    const who = await signInAs(shop, 'customer');
    expect(await book(who)).toEqual([]);
    const whole = {
      name: 'Grace Moss',
      company: 'Moss Tools',
      address2: 'Rear',
      phone: '415 555 0142',
    };
    const first = idOf(await add(who, whole));
    const second = idOf(await add(who, { address: '2 Market St' }));
    expect(await book(who)).toEqual([
      { id: first, default: true, ...home, country: 'US', ...whole },
      { id: second, default: false, ...home, address: '2 Market St', country: 'US' },
    ]);
    expect((await change(who, second, { city: 'Oakland', default: true })).body).toMatchObject({
      Status: 'SUCCESS',
      id: second,
    });
    const [now, other] = await book(who);
    expect(now).toEqual({ id: second, default: true, ...home, city: 'Oakland', country: 'US' });
    expect(other).toMatchObject({ id: first, default: false });
    expect((await who.delete(`${BOOK}/${second}`)).body).toMatchObject({ Status: 'SUCCESS' });
    expect(await book(who)).toMatchObject([{ id: first, default: true }]);
    expect((await who.delete(`${BOOK}/${second}`)).status).toBe(404);
  });

  it('holds ten, however many come at once, and no statement adds an eleventh', async () => {
    const who = await signInAs(shop, 'customer');
    const replies = await Promise.all(Array.from({ length: 12 }, () => add(who)));
    const codes = replies.map(({ body }) => Object(body).code).filter(Boolean);
    expect(codes).toEqual(['ADDRESS_BOOK_FULL', 'ADDRESS_BOOK_FULL']);
    const kept = await book(who);
    expect(kept).toHaveLength(10);
    expect(kept.filter((one) => one.default)).toHaveLength(1);
    const again = (place: number) =>
      query(
        shop.orm.em.fork(),
        `insert into kept_addresses (id, user_id, place, is_default, address, city, state, zip, country, created_at)
         select gen_random_uuid(), user_id, $2, false, address, city, state, zip, country, created_at
           from kept_addresses where user_id = $1 limit 1`,
        [who.account.id, place],
      );
    await expect(again(11)).rejects.toThrow('kept_addresses_ten_places');
    await expect(again(10)).rejects.toThrow('kept_addresses_one_a_place');
    // a place that is free again is taken again
    await who.delete(`${BOOK}/${kept[3]?.id}`);
    expect((await add(who)).body).toMatchObject({ Status: 'SUCCESS' });
  });

  it('is nobody else’s', async () => {
    const [owner, stranger] = [await signInAs(shop, 'customer'), await signInAs(shop, 'customer')];
    const id = idOf(await add(owner));
    expect(await book(stranger)).toEqual([]);
    expect((await change(stranger, id, { city: 'Oakland' })).status).toBe(404);
    expect((await stranger.delete(`${BOOK}/${id}`)).status).toBe(404);
    expect((await stranger.delete(`${BOOK}/no-id`)).status).toBe(404);
    expect(await book(owner)).toMatchObject([{ id, ...home }]);
  });

  it('names what is wrong with an address, and keeps nothing of it', async () => {
    const who = await signInAs(shop, 'customer');
    const missing = await who.send('POST', BOOK, {
      ...asJson({}),
      body: JSON.stringify({ country: 'DE' }),
    });
    const paths = ['address', 'city', 'state', 'zip'].map((path) =>
      expect.objectContaining({ path }),
    );
    expect(missing).toMatchObject({ status: 400, body: { Errors: expect.arrayContaining(paths) } });
    expect(await add(who, { phone: 'by bell' })).toMatchObject({
      status: 400,
      body: { Errors: [{ path: 'phone' }] },
    });
    expect(await add(who, { country: 'QQ' })).toMatchObject({
      status: 200,
      body: { Status: 'ERROR', code: 'COUNTRY_NOT_SERVED', Errors: [{ path: 'country' }] },
    });
    expect(await book(who)).toEqual([]);
  });
});
