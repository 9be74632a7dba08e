import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto';
import { newId } from '../src/database/base.ts';
import { query } from '../src/database/query.ts';
import { SESSION_COOKIE } from '../src/identity/sessions.ts';
import { httpClient } from './http-client.ts';
import { asShopper, shopperAddress, type Shopper } from './shopper.ts';
import type { ShopUnderTest } from './sign-in.ts';

/**
 * Creates many signed-in customers, each with an address. Writes their rows directly, because
 * hashing a password for each takes minutes.
 */
export async function makeCrowd(shop: ShopUnderTest, count: number): Promise<Shopper[]> {
  const people = Array.from({ length: count }, () => ({
    id: newId(),
    email: `${randomUUID()}@example.com`,
    cookie: randomBytes(32).toString('base64url'),
  }));
  const rows = people.map(({ cookie, ...person }) => ({
    ...person,
    ...shopperAddress,
    session: createHash('sha256').update(cookie).digest('hex'),
  }));
  await query(
    shop.orm.em.fork(),
    `with person as (
       select * from jsonb_to_recordset($1) as p (id uuid, email text, session text, address text,
                                                  city text, state text, zip text, country text)
     ), account as (
       insert into users (id, email, password_hash, first_name, last_name, extended, warehouse,
                          created_at, updated_at)
       select id, email, 'none', 'Ada', 'Park', false, false, $2, $2 from person
     ), address as (
       insert into shipping_addresses (user_id, address, city, state, zip, country, updated_at)
       select id, address, city, state, zip, country, $2 from person
     )
     insert into sessions (id, user_id, created_at, last_seen_at, mfa_verified_at, data)
     select session, id, $2, $2, $2, '{}' from person`,
    [JSON.stringify(rows), shop.now()],
  );
  return people.map(({ id, email, cookie }) => {
    const cookies = new Map([
      [SESSION_COOKIE, cookie],
      [`${SESSION_COOKIE}.sig`, signature(shop, cookie)],
    ]);
    const account = { id, email, password: '', totpSecret: '' };
    return asShopper({ ...httpClient(shop.url, cookies), account });
  });
}

function signature(shop: ShopUnderTest, cookie: string): string {
  const [key] = shop.config.sessionKeys;
  return createHmac('sha1', key).update(`${SESSION_COOKIE}=${cookie}`).digest('base64url');
}
