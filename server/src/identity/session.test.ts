import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { httpClient } from '../../test/http-client.ts';
import { signInAs } from '../../test/sign-in.ts';
import { runShop, type RunningShop } from '../contract/fixtures/run-shop.ts';
import type { Call } from '../contract/handlers.ts';
import { countStatements } from '../database/count-statements.ts';
import { deleteEnded } from './delete-ended.ts';
import { identity } from './handlers.ts';

const address = { address: '1 Main St', city: 'Reno', state: 'NV', zip: '89501', country: 'US' };

/**
 * Stubs calls from another screen that store something in the session. One call waits until
 * released.
 */
let arrived: () => void = () => {};
let release: Promise<void> = Promise.resolve();

const handlers = {
  ...identity,
  async startAddress({ session }: Call<'startAddress'>) {
    arrived();
    await release;
    session.data.pendingAddress = address;
    return { Status: 'CHECKED', Response: null };
  },
  listCart: ({ session }: Call<'listCart'>) =>
    session.data.pendingAddress === undefined ? [] : [session.data.pendingAddress],
};

let shop: RunningShop;
beforeAll(async () => {
  shop = await runShop({ handlers, checked: false });
});
afterAll(() => shop.stop());

describe('data kept in the session', () => {
  it('is available to the next call of this browser only', async () => {
    const [one, two] = await Promise.all([signInAs(shop, 'customer'), signInAs(shop, 'customer')]);
    await one.post('/api/cart/addressInit');
    expect((await one.get('/api/cart/list')).body).toEqual([address]);
    expect((await two.get('/api/cart/list')).body).toEqual([]);
  });

  it("doesn't revive a session that ended during the call", async () => {
    const customer = await signInAs(shop, 'customer');
    const saved = new Map(customer.cookies);
    const gate = Promise.withResolvers<void>();
    const inside = Promise.withResolvers<void>();
    release = gate.promise;
    arrived = inside.resolve;
    const underWay = httpClient(shop.url, saved).post('/api/cart/addressInit');
    await inside.promise;
    await customer.post('/logout');
    gate.resolve();
    await underWay;
    expect((await httpClient(shop.url, saved).get('/api/cart/list')).status).toBe(401);
  });
});

describe("a session's cost", () => {
  it('is one statement per call, and one more per minute to record its use', async () => {
    const customer = await signInAs(shop, 'customer');
    const count = async () =>
      (await countStatements(shop.orm, () => customer.get('/api/user'))).statements.length;
    expect(await count()).toBe(1);
    shop.pass(61_000);
    expect(await count()).toBe(2);
    expect(await count()).toBe(1);
  });

  it('is nothing for public calls', async () => {
    const customer = await signInAs(shop, 'customer');
    const { statements } = await countStatements(shop.orm, () => customer.get('/api/config'));
    expect(statements).toEqual([]);
  });
});

describe('expired sessions and counters', () => {
  it('are deleted, live ones stay', async () => {
    const idle = await signInAs(shop, 'customer');
    await httpClient(shop.url).post('/login', {
      username: 'a',
      password: 'b',
      rct: 'sandbox:SIGNIN',
    });
    shop.pass(31 * 60_000);
    const live = await signInAs(shop, 'customer');
    const em = shop.orm.em.fork();
    await deleteEnded(em, shop.now());
    expect((await live.get('/api/user')).status).toBe(200);
    expect((await idle.get('/api/user')).status).toBe(401);
    expect(await em.execute('select * from sessions')).toHaveLength(1);
    const counters = await em.execute<{ tries: number }[]>('select * from rate_limits');
    expect(counters.every(({ tries }) => tries === 0)).toBe(true);
  });
});
