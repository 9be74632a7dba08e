import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { mailsTo } from '../../../test/mails.ts';
import { startShop, type TestShop } from '../../../test/shop.ts';
import { signInAs, signInWith, type SignedIn } from '../../../test/sign-in.ts';
import { newId } from '../../database/base.ts';
import { query } from '../../database/query.ts';

let shop: TestShop;
let admin: SignedIn;
beforeAll(async () => {
  shop = await startShop();
});
beforeEach(async () => {
  admin = await signInAs(shop, 'extended');
});
afterAll(() => shop.close());

const change = (by: SignedIn, id: string, form: Record<string, string>) =>
  by.post(`/api/admin/customers/${id}/roles`, form);
const reset = (by: SignedIn, id: string) =>
  by.post(`/api/admin/customers/${id}/resetAuthenticator`);

const succeeded = { status: 200, body: { Status: 'SUCCESS' } };

async function rolesOf(id: string) {
  const em = shop.orm.em.fork();
  const [roles] = await query(em, 'select extended, warehouse from users where id = $1', [id]);
  return roles;
}

function auditOf(id: string) {
  return query(
    shop.orm.em.fork(),
    `select action, v.actor_email as actor, v.before, v.after from audit_entries a join audit_values v on v.entry_id = a.id
      where subject = $1 order by at, id`,
    [`customer ${id}`],
  );
}

describe('giving and taking roles', () => {
  it.each([
    ['warehouse', '/api/admin/adminPicking'],
    ['extended', '/api/admin/audit'],
  ] as const)('rejects the next call of a person who lost the role %s', async (role, path) => {
    const colleague = await signInAs(shop, role);
    expect((await colleague.get(path)).status).toBe(200);
    expect(await change(admin, colleague.account.id, { [role]: 'false' })).toMatchObject(succeeded);
    expect((await colleague.get(path)).status).toBe(401);
    const again = await signInWith(shop, colleague.account);
    expect((await again.get(path)).status).toBe(403);
  });

  it('leaves one administrator if two take the role from each other', async () => {
    for (let round = 0; round < 5; round++) {
      const pair = [await signInAs(shop, 'extended'), await signInAs(shop, 'extended')] as const;
      const [one, other] = pair;
      const replies = await Promise.all([
        change(one, other.account.id, { extended: 'false' }),
        change(other, one.account.id, { extended: 'false' }),
      ]);
      const statuses = replies.map(({ status }) => status);
      // The second call either started before it lost the role (403) or finds its session ended
      // (401).
      expect([
        [200, 403],
        [200, 401],
      ]).toContainEqual(statuses.toSorted((a, b) => a - b));
      const left = await Promise.all(pair.map(({ account }) => rolesOf(account.id)));
      expect(left).toContainEqual({ extended: true, warehouse: false });
      expect(left).toContainEqual({ extended: false, warehouse: false });
    }
  });
});

describe('resetting an authenticator', () => {
  async function leftOf(id: string) {
    const [row] = await query(
      shop.orm.em.fork(),
      `select totp_secret, totp_last_step, password_hash,
              (select count(*)::int from recovery_codes where user_id = u.id) as codes,
              (select count(*)::int from recoveries
                where user_id = u.id and completed_at is null) as recoveries,
              (select count(*)::int from sessions where user_id = u.id) as sessions
         from users u where id = $1`,
      [id],
    );
    return row;
  }

  async function withRecoveries(id: string, email: string) {
    const em = shop.orm.em.fork();
    await query(em, `insert into recovery_codes (id, user_id, code_hash) values ($1, $2, 'x')`, [
      newId(),
      id,
    ]);
    await query(
      em,
      `insert into recoveries (id, email, user_id, created_at, expires_at)
       values ($1, $2, $3, now(), now() + interval '1 hour')`,
      [newId(), email, id],
    );
  }

  it('removes everything that opens the account, emails its owner, and is recorded', async () => {
    const owner = await signInAs(shop, 'customer');
    const { id, email } = owner.account;
    await withRecoveries(id, email);
    expect(await leftOf(id)).toMatchObject({ codes: 1, recoveries: 1, sessions: 1 });
    expect(await reset(admin, id)).toMatchObject(succeeded);
    expect(await leftOf(id)).toEqual({
      totp_secret: null,
      totp_last_step: null,
      password_hash: null,
      codes: 0,
      recoveries: 0,
      sessions: 0,
    });
    expect((await owner.get('/api/user')).status).toBe(401);
    expect(await auditOf(id)).toEqual([
      {
        action: 'identity.reset-authenticator',
        actor: admin.account.email,
        before: { mfaEnrolled: true, passwordSet: true },
        after: { mfaEnrolled: false, passwordSet: false },
      },
    ]);
    await eventually(async () => {
      const [mail] = await mailsTo(shop, email);
      expect(mail?.subject).toBe('Your Spindle authenticator was reset');
    });
  });
});
