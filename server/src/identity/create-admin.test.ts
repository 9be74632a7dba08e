import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../test/eventually.ts';
import { makeUser } from '../../test/factories/user.ts';
import { mailsTo } from '../../test/mails.ts';
import { startShop, type TestShop } from '../../test/shop.ts';
import { runShopCommand } from '../../test/shop-command.ts';
import { signInWith } from '../../test/sign-in.ts';
import { query } from '../database/query.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

const adminCreate = (...args: string[]) =>
  runShopCommand(shop, 'src/commands/create-admin.ts', args);

function accountOf(email: string) {
  return query<{ id: string; password_hash: string | null; totp_secret: string | null }>(
    shop.orm.em.fork(),
    'select id, extended, password_hash, totp_secret from users where email = $1',
    [email],
  );
}

function auditOf(id: string | undefined) {
  return query(
    shop.orm.em.fork(),
    'select action, actor_id, v.before, v.after from audit_entries a join audit_values v on v.entry_id = a.id where subject = $1',
    [`customer ${id}`],
  );
}

describe('npm run admin:create', () => {
  it('creates an administrator without a password and says where to set one', async () => {
    const email = 'first@example.com';
    const made = await adminCreate(email, 'Grace', 'Lee');
    expect(made).toMatchObject({ code: 0 });
    expect(made.output).toContain(`${shop.url}/ui/passwordRecovery`);
    const [account] = await accountOf(email);
    expect(account).toMatchObject({ extended: true, password_hash: null, totp_secret: null });
    expect(await auditOf(account?.id)).toEqual([
      { action: 'identity.create-admin', actor_id: null, before: null, after: { extended: true } },
    ]);
    await eventually(async () => {
      const [mail] = await mailsTo(shop, email);
      expect(mail?.text).toContain('Hello Grace,');
      expect(mail?.text).toContain(`${shop.url}/ui/passwordRecovery`);
    });
  });

  it('gives the role to an existing account, once, however its address is spelled', async () => {
    const account = await makeUser(shop, { email: 'Kim.Dale@example.com' });
    const first = await adminCreate('kim.dale@example.com', 'Kim', 'Dale');
    expect(first).toMatchObject({
      code: 0,
      output: expect.stringContaining('now an administrator'),
    });
    const again = await adminCreate('kim.dale@example.com', 'Kim', 'Dale');
    expect(again).toMatchObject({ code: 0, output: expect.stringContaining('already') });
    expect(await auditOf(account.id)).toMatchObject([
      { before: { extended: false }, after: { extended: true } },
    ]);
    const admin = await signInWith(shop, account);
    expect((await admin.get('/api/admin/audit')).status).toBe(200);
  });

  it.each([
    [['nobody', 'Ada', 'Park'], 'not an email address'],
    [['ada@example.com', 'Ada'], 'Usage: npm run admin:create'],
    [['ada@example.com', ' ', 'Park'], '2 to 100 characters'],
    [[], 'npm run admin:create'],
  ])('explains what is wrong with %j and creates no one', async (args, problem) => {
    const rejected = await adminCreate(...args);
    expect(rejected).toMatchObject({ code: 1, output: expect.stringContaining(problem) });
    expect(await accountOf('ada@example.com')).toEqual([]);
  });
});
