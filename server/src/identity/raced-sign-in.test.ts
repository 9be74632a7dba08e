import { verify } from '@node-rs/argon2';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { eventually } from '../../test/eventually.ts';
import { makeUser, type TestUser } from '../../test/factories/user.ts';
import { httpClient, type HttpClient } from '../../test/http-client.ts';
import { waitingForLocks } from '../../test/waiting-for-locks.ts';
import { startShop, type TestShop } from '../../test/shop.ts';
import { signInAs, signInWith } from '../../test/sign-in.ts';
import * as own from '../account/fixtures/own-account.ts';
import { query } from '../database/query.ts';
import { evict } from './evict.ts';
import { hashPassword } from './password.ts';

vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof import('@node-rs/argon2')>();
  return { ...real, verify: vi.fn(real.verify) };
});

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

const signIn = (browser: HttpClient, { email, password }: TestUser) =>
  browser.post('/login', { username: email, password, rct: 'sandbox:SIGNIN' });

/** Pauses the next successful password comparison until the gate opens. */
async function holdNextComparison() {
  const { verify: real } =
    await vi.importActual<typeof import('@node-rs/argon2')>('@node-rs/argon2');
  const compared = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  vi.mocked(verify).mockImplementationOnce(async (...overrides) => {
    const right = await real(...overrides);
    compared.resolve();
    await gate.promise;
    return right;
  });
  return { compared: compared.promise, release: gate.resolve };
}

describe('a sign-in with the old password while it is being changed', () => {
  it('opens no session if the change finished after the password was compared', async () => {
    const owner = await signInAs(shop, 'customer');
    const browser = httpClient(shop.url);
    const held = await holdNextComparison();
    const signingIn = signIn(browser, owner.account);
    await held.compared;
    expect(await own.changePassword(owner)).toMatchObject(own.done);
    held.release();
    expect(await signingIn).toMatchObject(own.rejectedReply);
    expect([...browser.cookies.keys()]).toEqual([]);
    expect((await browser.get('/api/user')).status).toBe(401);
    expect(await own.statusOf(owner)).toBe(200);
  });

  it("leaves no cookie of the browser's previous session", async () => {
    const owner = await signInAs(shop, 'customer');
    const browser = await signInAs(shop, 'customer');
    const held = await holdNextComparison();
    const signingIn = signIn(browser, owner.account);
    await held.compared;
    await own.changePassword(owner);
    held.release();
    await signingIn;
    expect([...browser.cookies.keys()]).toEqual(['device']);
  });

  it('waits for an uncommitted change, and then opens no session', async () => {
    const account = await makeUser(shop);
    const { id } = account;
    const other = await signInWith(shop, account, { withCode: false });
    const browser = httpClient(shop.url);
    const newHash = await hashPassword('seven quiet otters');
    const em = shop.orm.em.fork();
    const signingIn = await em.transactional(async (tx) => {
      await query(tx, 'update users set password_hash = $2 where id = $1', [id, newHash]);
      const reply = signIn(browser, account);
      await eventually(async () => expect(await waitingForLocks(shop)).toBe(1));
      const actor = { id, email: account.email };
      await evict(tx, { userId: id, actor, requestId: 'test', now: new Date() });
      return { reply };
    });
    expect(await signingIn.reply).toMatchObject(own.rejectedReply);
    for (const { get } of [browser, other]) expect((await get('/api/user')).status).toBe(401);
  });
});
