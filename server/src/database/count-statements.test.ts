import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeCatalog } from '../../test/factories/catalog.ts';
import { eventually } from '../../test/eventually.ts';
import { startShop, type TestShop } from '../../test/shop.ts';
import { signInAs, type SignedIn } from '../../test/sign-in.ts';
import { deleteEndedJob } from '../identity/jobs.ts';
import { countStatements } from './count-statements.ts';
import { query } from './query.ts';

let shop: TestShop;
let customer: SignedIn;
beforeAll(async () => {
  shop = await startShop();
  customer = await signInAs(shop, 'customer');
});
afterAll(() => shop.close());

it('statements of jobs during a call are not counted for the call', async () => {
  const em = shop.orm.em.fork();
  const ended = `insert into rate_limits (id, tries, expires_at) values ('long ago', 1, now() - interval '1 day')`;
  await query(em, ended);
  const { result, statements } = await countStatements(shop.orm, async () => {
    await shop.services.jobs.sendNow(deleteEndedJob, {});
    await eventually(async () => {
      const left = await query(
        em,
        `/* background */ select id from rate_limits where id = 'long ago'`,
      );
      expect(left).toEqual([]);
    });
    return customer.get('/api/user');
  });
  expect(result.status).toBe(200);
  expect(statements).toHaveLength(1);
  expect(statements[0]).toContain('sessions');
});

it('neither are statements that load a change made by another process', async () => {
  const elsewhere = await startShop({ beside: shop });
  try {
    const { statements } = await countStatements(shop.orm, async () => {
      const id = await makeCatalog(elsewhere, {});
      await eventually(async () => expect(shop.services.snapshot.catalog(id)).toBeDefined());
    });
    expect(statements).toEqual([]);
  } finally {
    await elsewhere.close();
  }
});
