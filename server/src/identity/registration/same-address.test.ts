import { randomUUID } from 'node:crypto';
import * as argon2 from '@node-rs/argon2';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { makeUser } from '../../../test/factories/user.ts';
import { mailsTo } from '../../../test/mails.ts';
import { mailedCode, makeNewcomer } from '../../../test/register.ts';
import { startShop, type TestShop } from '../../../test/shop.ts';
import { signInWith } from '../../../test/sign-in.ts';
import { countStatements } from '../../database/count-statements.ts';

vi.mock(import('@node-rs/argon2'), async (importOriginal) => {
  const real = await importOriginal();
  return { ...real, hash: vi.fn(real.hash), verify: vi.fn(real.verify) };
});

const accepted = { status: 200, body: { Status: 'SUCCESS' } };
const rejected = { status: 200, body: { Status: 'ERROR' } };

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

describe("someone else's attempt with my address", () => {
  it("can't use the code emailed for mine, nor can I use theirs", async () => {
    const me = makeNewcomer(shop);
    const attacker = makeNewcomer(shop, {
      email: me.email.toUpperCase(),
      password: 'plover-quartz',
    });
    await me.start();
    await attacker.start();
    await attacker.confirm();
    const theirs = await mailedCode(shop, me.email);
    await me.confirm();
    const mine = await mailedCode(shop, me.email, 2);
    expect(await me.complete(theirs)).toMatchObject(rejected);
    expect(await attacker.complete(mine)).toMatchObject(rejected);
    expect(await me.complete(mine)).toMatchObject(accepted);
    const account = { ...me, id: me.email, totpSecret: me.totpSecret };
    expect((await (await signInWith(shop, account)).get('/api/user')).status).toBe(200);
  });

  it("can't take over the account that mine created", async () => {
    const me = makeNewcomer(shop);
    const attacker = makeNewcomer(shop, { email: me.email, password: 'plover-quartz' });
    await Promise.all([me.start(), attacker.start()]);
    await me.confirm();
    const mine = await mailedCode(shop, me.email);
    await attacker.confirm();
    const theirs = await mailedCode(shop, me.email, 2);
    await me.complete(mine);
    const late = await attacker.complete(theirs);
    expect(late).toMatchObject(rejected);
    expect(late.text).toContain('is wrong');
    const account = { ...me, id: me.email, totpSecret: me.totpSecret };
    expect((await (await signInWith(shop, account)).get('/api/user')).status).toBe(200);
  });
});

describe('an address that has an account', () => {
  /** Runs steps 1 and 2 up to the email and returns everything that an observer could see. */
  async function watch(email: string) {
    const newcomer = makeNewcomer(shop, { email });
    vi.mocked(argon2.hash).mockClear();
    vi.mocked(argon2.verify).mockClear();
    const { result, statements } = await countStatements(shop.orm, async () => {
      const first = await newcomer.start();
      const second = await newcomer.confirm();
      const resent = await newcomer.resend();
      const guess = await newcomer.complete('00000000');
      await eventually(async () => expect(await mailsTo(shop, email)).toHaveLength(1));
      return [first, second, resent, guess];
    });
    const hashes = vi.mocked(argon2.hash).mock.calls.length;
    const verified = vi.mocked(argon2.verify).mock.calls.length;
    const replies = result.map(({ status, body }) => ({ status, body: blankUri(body, email) }));
    const about = /registrations|users|rate_limits|recover/;
    const ours = statements.filter((sql) => about.test(sql) && !/^\s*delete.*expires_at/.test(sql));
    return { hashes, verified, replies, statements: ours.map(blankValues).toSorted() };
  }

  const blankValues = (sql: string) => sql.replaceAll(/'[^']*'/g, '…');

  const blankUri = (body: unknown, email: string) =>
    JSON.stringify(body)
      .replaceAll(/secret=[A-Z2-7]+/g, 'secret=…')
      .replaceAll(encodeURIComponent(email), '…')
      .replaceAll(email, '…');

  it('is handled like any other: same replies, same statements, same hashing', async () => {
    const { email } = await makeUser(shop);
    const known = await watch(email);
    const unknown = await watch(`${randomUUID()}@example.com`);
    expect(known.hashes).toBe(1);
    expect(known.statements.length).toBeGreaterThan(4);
    expect(known.replies[0]?.body).toContain('"SUCCESS"');
    expect(known).toEqual(unknown);
  });
});
