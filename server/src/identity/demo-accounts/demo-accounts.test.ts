import { administrator, firstCustomer, people } from '@spindle/sdk/demo/people';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedPeople } from '../../../demo/seed/seed-people.ts';
import { makeOrder } from '../../../test/factories/order.ts';
import { makeUser } from '../../../test/factories/user.ts';
import { httpClient } from '../../../test/http-client.ts';
import { productionSettings } from '../../../test/production-settings.ts';
import { startShop, type TestShop } from '../../../test/shop.ts';
import { runShopCommand } from '../../../test/shop-command.ts';
import { startShopProcess, type ShopProcess } from '../../../test/shop-process.ts';
import { signInAs, signInWith, type SignedIn } from '../../../test/sign-in.ts';
import { newId } from '../../database/base.ts';
import { query } from '../../database/query.ts';
import { makeToken } from '../../tokens/make-token.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

const remove = () => runShopCommand(shop, 'src/commands/remove-demo-accounts.ts', []);
const rows = (sql: string, values: unknown[] = []) =>
  query<{ id: string; email: string }>(shop.orm.em.fork(), sql, values);

/**
 * Starts a production process on this test's database. The process exits if it rejects the
 * database.
 */
function startForCustomers(): Promise<ShopProcess> {
  const databaseUrl = shop.orm.config.get('clientUrl') ?? '';
  const { DATABASE_URL: _, ...env } = productionSettings;
  return startShopProcess({ databaseUrl, parts: 'web', env: { ...env, HOST: '127.0.0.1' } });
}

describe('a production shop', () => {
  it("doesn't start while the demo's accounts exist, and says how to remove them", async () => {
    const em = shop.orm.em.fork();
    await seedPeople(em, shop.config, shop.now());
    await em.flush();
    await expect(startForCustomers()).rejects.toThrow(
      new RegExp(`contains ${people.length} demo accounts[^]*npm run demo:remove`),
    );
  });

  it('recognizes a demo account by its address or its mark', async () => {
    await query(shop.orm.em.fork(), 'delete from users', []);
    await makeUser(shop, { email: administrator.email.toUpperCase() });
    await expect(startForCustomers()).rejects.toThrow('contains 1 demo accounts');
    await query(shop.orm.em.fork(), `update users set email = 'x@y.example', demo = true`, []);
    await expect(startForCustomers()).rejects.toThrow('contains 1 demo accounts');
  });
});

describe('npm run demo:remove', () => {
  let staff: SignedIn;
  let demoAdmin: SignedIn;
  let demoCustomer: SignedIn;
  let orderId: string;
  const program = makeToken();

  beforeAll(async () => {
    const em = shop.orm.em.fork();
    await query(em, 'delete from users', []);
    await query(em, 'delete from shipping_addresses', []);
    const ids = await seedPeople(em, shop.config, shop.now());
    await em.flush();
    const idOf = (email: string) => ids.get(email) ?? '';
    staff = await signInAs(shop, 'extended');
    demoAdmin = await signInWith(shop, { ...administrator, id: idOf(administrator.email) });
    demoCustomer = await signInWith(shop, { ...firstCustomer, id: idOf(firstCustomer.email) });
    orderId = await makeOrder(shop, { userId: idOf(firstCustomer.email) });
    await query(
      em,
      `insert into api_tokens (id, name, user_id, created_by, scope, hash, prefix, data, created_at, expires_at)
       values ($1, 'old', $2, 'demo', 'extended', $3, $4, '{}', now(), now() + interval '1 day')`,
      [newId(), idOf(administrator.email), program.hash, program.prefix],
    );
    await query(
      em,
      `insert into security_events (id, type, user_id, count, first_at, last_at)
       values ($1, 'sign_in.failed', $2, 1, now(), now())`,
      [newId(), idOf(administrator.email)],
    );
  });

  const asProgram = () =>
    httpClient(shop.url).get('/api/admin/audit', { Authorization: `Bearer ${program.token}` });

  it('removes them while the shop runs, and says who still has a role', async () => {
    expect((await asProgram()).status).toBe(200);
    const { code, output } = await remove();
    expect(code).toBe(0);
    expect(output).toContain(`${people.length - 1} deleted, 1 disabled`);
    expect(output).toContain(staff.account.email);
    expect(output).not.toContain(administrator.email);
  });

  it('leaves no way to open an account: no session, password, recovery or token', async () => {
    for (const { get } of [demoAdmin, demoCustomer]) {
      expect((await get('/api/user')).status).toBe(401);
    }
    expect((await asProgram()).status).toBe(401);
    for (const { email, password } of [administrator, firstCustomer]) {
      const form = { username: email, password, rct: 'sandbox:SIGNIN' };
      const { body } = await httpClient(shop.url).post('/login', form);
      expect(body).toMatchObject({ Status: 'ERROR' });
    }
    const left = await rows('select id, email from users where demo or email like $1', [
      '%@example.com',
    ]);
    expect(left.map(({ email }) => email)).toEqual([staff.account.email]);
    const addresses = await rows('select user_id as id from shipping_addresses');
    expect(addresses).toEqual([]);
  });

  it('keeps sales under an account that belongs to no one', async () => {
    const { status } = await staff.get(`/api/admin/orders/${orderId}`);
    expect(status).toBe(200);
    expect(
      await rows(`select id, email from users where email like '%@demo.invalid'`),
    ).toHaveLength(1);
    const [noted] = await query(
      shop.orm.em.fork(),
      `select actor_id, v.after from audit_entries a join audit_values v on v.entry_id = a.id where action = 'identity.remove-demo-accounts'`,
      [],
    );
    expect(noted).toEqual({ actor_id: null, after: { deleted: people.length - 1, voided: 1 } });
  });

  it('leaves other accounts unchanged, and does nothing the second time', async () => {
    expect((await staff.get('/api/user')).status).toBe(200);
    expect(await remove()).toMatchObject({
      code: 0,
      output: expect.stringContaining('No demo accounts found'),
    });
  });

  it('allows the shop to start in production', async () => {
    const served = await startForCustomers();
    expect((await fetch(`${served.url}/readyz`)).status).toBe(200);
    await served.kill();
  });
});
