import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser, type TestUser } from '../../test/factories/user.ts';
import { listPath } from '../../test/list-path.ts';
import { startShop, type TestShop } from '../../test/shop.ts';
import { signInAs, type SignedIn } from '../../test/sign-in.ts';
import { newId } from '../database/base.ts';
import { countStatements } from '../database/count-statements.ts';
import { query } from '../database/query.ts';
import { recordAudit, type StaffAction } from './record-audit.ts';

const day = (date: number) => new Date(Date.UTC(2026, 10, date));

let shop: TestShop;
let staff: SignedIn;
let sam: TestUser;

beforeAll(async () => {
  shop = await startShop();
  staff = await signInAs(shop, 'extended');
  const name = { firstName: 'Sam', lastName: 'Hill' };
  sam = await makeUser(shop, { email: 'Sam.Hill@example.com', ...name });
  await note({
    now: day(2),
    before: { orderState: 'PENDING' },
    after: { orderState: 'PICKED' },
    requestId: 'r-2',
  });
  await note({ now: day(1), action: 'catalog.delete-item', subject: 'item spindles/er20' });
  await note({ now: day(3), actor: null });
});
afterAll(() => shop.close());

function note(options: Partial<StaffAction>) {
  return shop.orm.em.fork().transactional(async (em) => {
    recordAudit(em, {
      actor: sam,
      action: 'orders.edit-state',
      subject: 'order 6f0c1f3a',
      before: null,
      after: null,
      requestId: null,
      now: day(1),
      ...options,
    });
  });
}

async function list(options: Parameters<typeof listPath>[1] = {}) {
  const reply = await staff.get(listPath('audit', options));
  expect(reply.status).toBe(200);
  const entries: Record<string, unknown>[] = Array.isArray(reply.body) ? reply.body : [];
  return { range: reply.headers.get('Content-Range'), entries };
}

describe('staff actions', () => {
  it('are listed newest first, with who, what, before, after and the request', async () => {
    const { range, entries } = await list();
    expect(range).toBe('audit 0-2/3');
    expect(entries.map(({ dateCreated }) => dateCreated)).toEqual(
      [3, 2, 1].map((date) => day(date).toISOString()),
    );
    expect(entries[0]).toMatchObject({ actorId: null, actorEmail: null });
    expect(entries[1]).toEqual({
      id: expect.any(String),
      dateCreated: day(2).toISOString(),
      actorId: sam.id,
      actorEmail: sam.email,
      actorName: 'Sam Hill',
      action: 'orders.edit-state',
      subject: 'order 6f0c1f3a',
      before: { orderState: 'PENDING' },
      after: { orderState: 'PICKED' },
      requestId: 'r-2',
    });
  });

  it.each([
    [{ action: 'catalog.delete-item' }, 1],
    [{ action: ['catalog.delete-item', 'orders.edit-state'] }, 3],
    [{ actorEmail: 'sam.hill@EXAMPLE.com' }, 2],
    [{ actorEmail: null }, 1],
    [{ subject: 'order 6f0c1f3a' }, 2],
    [{ subject: 'order 6f0c1f3a', actorEmail: 'Sam.Hill@example.com' }, 1],
    [{ dateCreated_gte: '2026-11-02', dateCreated_lte: '2026-11-02T23:59:59Z' }, 1],
  ])('are filtered by %j, which finds %i', async (filter, count) => {
    expect((await list({ filter })).entries).toHaveLength(count);
  });

  it('are read in one statement besides the session', async () => {
    const { statements } = await countStatements(shop.orm, () => list());
    expect(statements.length).toBeLessThanOrEqual(2);
  });
});

describe('an entry', () => {
  it.each([
    `update audit_entries set action = 'nothing'`,
    `update audit_entries set after = null where request_id = 'r-2'`,
    'delete from audit_entries',
    `delete from audit_entries where id = '${newId()}'`,
    'truncate audit_entries',
    `update audit_values set after = null`,
  ])("can't be changed once written: %s", async (sql) => {
    const before = await list();
    await expect(query(shop.orm.em.fork(), sql)).rejects.toThrow(
      /takes additions only|stay as they are/,
    );
    expect(await list()).toEqual(before);
  });

  it('is rolled back with a failed action', async () => {
    const before = await list();
    const failed = shop.orm.em.fork().transactional(async (em) => {
      recordAudit(em, {
        actor: sam,
        action: 'orders.edit-state',
        subject: 'order 1',
        before: null,
        after: null,
        requestId: null,
        now: day(4),
      });
      await em.flush();
      throw new Error('the action failed');
    });
    await expect(failed).rejects.toThrow('the action failed');
    expect(await list()).toEqual(before);
  });

  it('can only be made in the transaction of its action', () => {
    const em = shop.orm.em.fork();
    const action = { actor: sam, action: 'a', subject: 's', before: null, after: null };
    expect(() => recordAudit(em, { ...action, requestId: null, now: day(1) })).toThrow(
      'in its own transaction',
    );
  });
});
