import { afterAll, beforeAll, expect, it } from 'vitest';
import { listPath } from '../../test/list-path.ts';
import { startShop, type TestShop } from '../../test/shop.ts';
import { signInAs, type SignedIn } from '../../test/sign-in.ts';
import { query } from '../database/query.ts';

let shop: TestShop;
let staff: SignedIn;

beforeAll(async () => {
  shop = await startShop();
  staff = await signInAs(shop, 'extended');
  await query(
    shop.orm.em.fork(),
    `insert into users (id, email, first_name, last_name, created_at, updated_at, version)
     select gen_random_uuid(), 'becker' || n || '@example.com', 'Ada', 'Becker', now(), now(), 1
       from generate_series(1, 10100) n`,
  );
  await query(
    shop.orm.em.fork(),
    `insert into community_links (id, user_id, discord_id, username, created_at)
     select gen_random_uuid(), id, email, split_part(email, '@', 1), now() from users
      where last_name = 'Becker'`,
  );
});

afterAll(() => shop.close());

const list = (options: Parameters<typeof listPath>[1]) => staff.get(listPath('customers', options));

it('many customers are counted and paged up to a limit', async () => {
  const first = await list({ range: [0, 24] });
  expect(first.headers.get('Content-Range')).toBe('customers 0-24/10001');
  expect(first.headers.get('X-Total-Estimated')).toBe('true');
  const last = await list({ range: [10_000, 10_024] });
  expect(last.headers.get('Content-Range')).toBe('customers 10000-10024/10001');
  const beyond = await list({ range: [10_025, 10_049] });
  expect(beyond.status).toBe(400);
  expect(beyond.body).toMatchObject({
    Reason: expect.stringMatching(/^Pages can't start after row 10,000/),
    Errors: [{ path: 'range' }],
  });
});

it('many customers are counted exactly if a filter finds few', async () => {
  const { headers } = await list({ filter: { q: 'becker77@example.com' } });
  expect(headers.get('Content-Range')).toBe('customers 0-0/1');
  expect(headers.has('X-Total-Estimated')).toBe(false);
});

it("customers and their orders can't be searched by text that matches too many names", async () => {
  for (const resource of ['customers', 'orders']) {
    const reply = await staff.get(listPath(resource, { filter: { q: 'Becker' } }));
    expect(reply.status, resource).toBe(400);
    expect(reply.body).toMatchObject({
      Reason: '“becker” matches too many results. Type the full name, email address or number.',
      Errors: [{ path: 'filter' }],
    });
    const one = await staff.get(listPath(resource, { filter: { q: 'ada becker77@' } }));
    expect(one.status, resource).toBe(200);
  }
});

it("members can't be searched by text that matches too many Discord names", async () => {
  const byName = (discordUsername: string) =>
    staff.get(listPath('members', { filter: { discordUsername } }));
  const many = await byName('be');
  expect(many.status).toBe(400);
  expect(many.body).toMatchObject({
    Reason: expect.stringMatching(/^“be” matches too many results\./),
    Errors: [{ path: 'filter' }],
  });
  const none = await byName('zz');
  expect([none.status, none.body]).toEqual([200, []]);
  expect((await byName('becker10077')).body).toMatchObject([{ discordUsername: 'becker10077' }]);
});
