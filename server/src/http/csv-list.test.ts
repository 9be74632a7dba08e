import { get } from 'node:http';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../test/eventually.ts';
import { makeOrder } from '../../test/factories/order.ts';
import { makeUser } from '../../test/factories/user.ts';
import { listPath } from '../../test/list-path.ts';
import { movingClock } from '../../test/moving-clock.ts';
import { startShop, type TestShop } from '../../test/shop.ts';
import { signInAs, type SignedIn } from '../../test/sign-in.ts';
import { query } from '../database/query.ts';

const clock = movingClock();
const accept = { Accept: 'text/csv' };
let shop: TestShop;
let staff: SignedIn;

beforeAll(async () => {
  shop = await startShop({ now: clock.now });
  staff = await signInAs(shop, 'extended');
});

afterAll(() => shop.close());

async function linesOf(resource: string, options: Parameters<typeof listPath>[1] = {}) {
  const { status, text } = await staff.get(listPath(resource, options), accept);
  expect(status).toBe(200);
  return text.split('\r\n').slice(0, -1);
}

async function searchedFor(count: number, length: number) {
  await query(shop.orm.em.fork(), 'delete from search_queries');
  await query(
    shop.orm.em.fork(),
    `insert into search_queries (id, query, searches, found, in_vain, last_at)
     select gen_random_uuid(), rpad(lpad(n::text, 6, '0'), $2::int, ' lathe'), n, 0, n % 2 = 0, now()
     from generate_series(1, $1::int) as n`,
    [count, length],
  );
}

describe('a list as a file', () => {
  it('contains all matches in the requested order, however many', async () => {
    await searchedFor(2_100, 20);
    const lines = await linesOf('search/queries', { sort: ['query', 'ASC'] });
    expect(lines).toHaveLength(2_101);
    const numbers = lines.slice(1).map((line) => Number(line.split(',')[2]));
    expect(numbers).toEqual(Array.from({ length: 2_100 }, (_, at) => at + 1));
    const some = { sort: ['searches', 'DESC'], filter: { inVain: true } } as const;
    const vain = await linesOf('search/queries', some);
    expect(vain).toHaveLength(1_051);
    expect(vain[1]).toMatch(/,2100,0,true,/);
  });

  it('starts no formula, and keeps numbers and amounts as they are', async () => {
    const starts = ['=HYPERLINK("x")', '+1', '-1', '@SUM(A1)', '\tcmd', '\rcmd'];
    for (const [at, firstName] of starts.entries()) {
      await makeUser(shop, { firstName, lastName: 'Formula', email: `f${at}@example.com` });
    }
    const lines = await linesOf('customers', { filter: { q: 'formula' }, sort: ['email', 'ASC'] });
    const text = lines.slice(1).join('\r\n');
    expect(text).toContain(`,"'=HYPERLINK(""x"")",`);
    for (const start of ["'+1", "'-1", "'@SUM(A1)", "'\tcmd"]) expect(text).toContain(`,${start},`);
    expect(text).toContain(`,"'\rcmd",`);

    const buyer = await makeUser(shop);
    const id = await makeOrder(shop, { userId: buyer.id, refundedCents: 5 });
    const [names = '', order = ''] = await linesOf('orders', { filter: { id: [id] } });
    const cells = new Map(names.split(',').map((name, at) => [name, order.split(',')[at]]));
    expect(cells.get('total_refunded')).toBe('0.05');
    expect(cells.get('trackingNumber')).toBe('');
  });

  it('of customers needs fresh proof', async () => {
    expect(await linesOf('customers')).not.toHaveLength(0);
    clock.advance(11);
    expect(await staff.get(listPath('customers'), accept)).toMatchObject({
      status: 403,
      body: { code: 'FRESH_PROOF_NEEDED' },
    });
    expect(await staff.get(listPath('customers'))).toMatchObject({ status: 200 });
    expect(await linesOf('orders')).not.toHaveLength(0);
  });

  it('that is not read to its end leaves no transaction open', async () => {
    await searchedFor(60_000, 400);
    const cookie = [...staff.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const request = get(shop.url + listPath('search/queries'), {
      headers: {
        ...accept,
        cookie,
        'Sec-Fetch-Site': 'same-origin',
        'Accept-Encoding': 'identity',
      },
    });
    const [response] = await once(request, 'response');
    await once(response, 'readable');
    await eventually(async () => expect(await openTransactions()).toBe(1));
    request.destroy();
    await eventually(async () => expect(await openTransactions()).toBe(0));
  });
});

async function openTransactions(): Promise<number> {
  const [row] = await query<{ open: number }>(
    shop.orm.em.fork(),
    `select count(*)::int as open from pg_stat_activity
     where datname = current_database() and query like '%from listed%' and pid <> pg_backend_pid()
       and state like '%in transaction%'`,
  );
  return row?.open ?? -1;
}
