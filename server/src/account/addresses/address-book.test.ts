import type { components } from '@spindle/sdk/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startShop, type TestShop } from '../../../test/shop.ts';
import { signInAs, type SignedIn } from '../../../test/sign-in.ts';
import { query } from '../../database/query.ts';

type Saved = components['schemas']['BookAddress'];

const BOOK = '/api/user/addresses';
const home = { address: '1 Market St', city: 'San Francisco', state: 'CA', zip: '94105' };
const asJson = (fields: object) => ({
  body: JSON.stringify({ ...home, country: 'US', ...fields }),
  headers: { 'Content-Type': 'application/json' },
});
const add = (who: SignedIn, fields: object = {}) => who.send('POST', BOOK, asJson(fields));
const book = async (who: SignedIn): Promise<Saved[]> =>
  Object((await who.get(BOOK)).body).addresses;

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

describe('the address book', () => {
  it('holds at most ten addresses, even with simultaneous additions or direct inserts', async () => {
    const who = await signInAs(shop, 'customer');
    const replies = await Promise.all(Array.from({ length: 12 }, () => add(who)));
    const codes = replies.map(({ body }) => Object(body).code).filter(Boolean);
    expect(codes).toEqual(['ADDRESS_BOOK_FULL', 'ADDRESS_BOOK_FULL']);
    const saved = await book(who);
    expect(saved).toHaveLength(10);
    expect(saved.filter((one) => one.default)).toHaveLength(1);
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
    // A freed slot is used again.
    await who.delete(`${BOOK}/${saved[3]?.id}`);
    expect((await add(who)).body).toMatchObject({ Status: 'SUCCESS' });
  });
});
