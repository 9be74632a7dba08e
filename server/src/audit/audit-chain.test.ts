import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditRetainedSince } from '@spindle/sdk/domain/audit/retention';
import { oneKey, otherKey } from '../../test/keys.ts';
import { makeUser } from '../../test/factories/user.ts';
import { listPath } from '../../test/list-path.ts';
import { type TestShop, startShop } from '../../test/shop.ts';
import { signInAs } from '../../test/sign-in.ts';
import { sealKeys } from '../config/keys.ts';
import { query } from '../database/query.ts';
import { hashOfLink } from './chain.ts';
import { eraseAuditValues } from './erase-values.ts';
import { pruneAudit } from './jobs.ts';
import { recordAudit } from './record-audit.ts';
import { sealAll } from './seal-entries.ts';
import { verifyAudit } from './verify-audit.ts';

const now = new Date();
const [key] = sealKeys([oneKey]);

let shop: TestShop;
let orders = 0;
beforeAll(async () => {
  shop = await startShop();
});
beforeEach(async () => {
  orders = 0;
  const tables = ['entries', 'values', 'links', 'seals', 'unsealed'];
  await tamper(...tables.map((table) => `delete from audit_${table}`));
});
afterAll(() => shop.close());

const em = () => shop.orm.em.fork();

const note = (at = now) =>
  em().transactional(async (tx) => {
    orders += 1;
    recordAudit(tx, {
      actor: { id: '0199a000-0000-7000-8000-000000000001', email: 'sam@example.com' },
      action: 'orders.refund',
      subject: `order ${orders}`,
      before: { cents: 0, to: { zip: '85281', name: 'Ada' } },
      after: { to: { name: 'Ada', zip: '85281' }, cents: 1_050 },
      requestId: null,
      now: at,
    });
  });

async function noteAndSeal(entries: number, at = now) {
  for (let made = 0; made < entries; made += 1) await note(at);
  return sealAll(em(), key, at);
}

const verify = (options: { keys?: (typeof key)[]; seen?: string } = {}) =>
  verifyAudit(shop.orm.em, { keys: [key], now, ...options });

/** Acts as the database's owner, whom the tables' triggers don't stop. */
const tamper = (...statements: string[]) =>
  em().transactional(async (tx) => {
    await query(tx, 'set local session_replication_role = replica');
    for (const statement of statements) await query(tx, statement);
  });

const entry = (number: number) => `(select entry_id from audit_links where number = ${number})`;

describe('the audit', () => {
  it('seals entries in the order of their commits, each once', async () => {
    let finish = () => {};
    const late = new Promise<void>((resolve) => (finish = resolve));
    const slow = em().transactional(async (tx) => {
      recordAudit(tx, {
        actor: null,
        action: 'orders.slow',
        subject: 'order 0',
        before: null,
        after: null,
        requestId: null,
        now,
      });
      await tx.flush();
      await late;
    });
    await noteAndSeal(2);
    finish();
    await slow;
    const sealed = await Promise.all([sealAll(em(), key, now), sealAll(em(), key, now)]);
    expect(sealed.toSorted()).toEqual([0, 1]);
    const chain = await query<{ number: string; subject: string }>(
      em(),
      `select l.number, e.subject from audit_links l join audit_entries e on e.id = l.entry_id
        order by l.number`,
    );
    expect(chain.map(({ subject }) => subject)).toEqual(['order 1', 'order 2', 'order 0']);
    expect(await verify()).toMatchObject({ broken: null, entries: 3, erased: 0, waiting: 0 });
  });

  it('counts entries that wait for their seal', async () => {
    await note();
    expect(await verify()).toMatchObject({ broken: null, entries: 0, waiting: 1, lastSeal: null });
  });

  it.each([
    [
      'an altered entry',
      `update audit_entries set subject = 'order 9' where id = ${entry(3)}`,
      /^Entry 3 \(orders\.refund on order 9, .*\) was altered\.$/,
    ],
    [
      'an altered time',
      `update audit_entries set at = at - interval '1 day' where id = ${entry(2)}`,
      /^Entry 2 .* was altered\.$/,
    ],
    [
      'an altered value',
      `update audit_values set after = '{"cents": 1}' where entry_id = ${entry(2)}`,
      /^Entry 2 .* was altered: its before and after values\.$/,
    ],
    [
      'a changed actor',
      `update audit_values set actor_email = 'eve@example.com' where entry_id = ${entry(1)}`,
      /^Entry 1 .* was altered/,
    ],
    [
      'a deleted entry',
      `delete from audit_entries where id = ${entry(4)}`,
      /^Entry 4 \(.*\) was deleted\.$/,
    ],
    [
      'an entry missing from the chain',
      `delete from audit_links where number = 2`,
      /^Entry 2 is missing/,
    ],
    ['a truncated start', `delete from audit_links where number < 3`, /^Entries up to number 2/],
    [
      'an altered seal',
      `update audit_seals set mac = repeat('0', 64) where number = 3`,
      'The seal of entry 3 was altered.',
    ],
    ['a missing seal', `delete from audit_seals where number = 5`, 'Entry 4 has lost its seal.'],
    [
      'an entry inserted past the queue',
      `insert into audit_entries (id, at, action, subject) values (gen_random_uuid(), now(), 'a', 's')`,
      /was excluded from its seal/,
    ],
  ])('detects %s', async (_, statement, broken) => {
    await noteAndSeal(3);
    await noteAndSeal(2);
    await tamper(statement);
    expect(await verify()).toMatchObject({ broken: expect.stringMatching(broken) });
  });

  it('detects an entry deleted before it was sealed', async () => {
    await note();
    await tamper('delete from audit_entries');
    expect(await sealAll(em(), key, now)).toBe(0);
    expect((await verify()).broken).toMatch(/unsealed entry .* was deleted/);
  });

  it('detects hashes recomputed without the key', async () => {
    await noteAndSeal(2);
    const sealed = await query<{ mac: string }>(em(), 'select mac from audit_seals');
    await tamper(
      `update audit_entries set subject = 'order 9' where id = ${entry(1)}`,
      `insert into audit_unsealed (entry_id) select entry_id from audit_links order by number`,
      'delete from audit_links',
      'delete from audit_seals',
    );
    const [forged] = sealKeys([otherKey]);
    await sealAll(em(), forged, now);
    expect((await verify()).broken).toMatch(/made with key .* AUDIT_SEAL_KEYS doesn/);
    await tamper(
      `update audit_seals set key_id = '${key.id}', mac = '${sealed[0]?.mac}' where number = 2`,
    );
    expect((await verify()).broken).toBe('The seal of entry 2 was altered.');
  });

  it('detects hashes recomputed under an unchanged seal', async () => {
    await noteAndSeal(1);
    await noteAndSeal(2);
    const entries = await query<
      Parameters<typeof hashOfLink>[2] & { values: string; hash: string }
    >(
      em(),
      `select e.id, at, actor_id as "actorId", action, 'order 9' as subject, request_id as "requestId",
              values_hash as values, lag(hash) over (order by number) as hash
         from audit_links join audit_entries e on e.id = entry_id order by number`,
    );
    const last = entries.at(-1);
    if (last === undefined) throw new Error('There is no entry.');
    const hash = hashOfLink(last.hash, 3, last, last.values);
    await tamper(
      `update audit_entries set subject = 'order 9' where id = ${entry(3)}`,
      `update audit_links set hash = '${hash}' where number = 3`,
    );
    expect((await verify()).broken).toMatch(/^Entries 2 to 3 don.t match their seal/);
  });

  it('detects a truncated end with the help of an earlier seal', async () => {
    await noteAndSeal(2);
    await noteAndSeal(1);
    const { lastSeal } = await verify();
    const seen = lastSeal ?? '';
    expect((await verify({ seen })).broken).toBeNull();
    await tamper(
      `delete from audit_entries where id = ${entry(3)}`,
      'delete from audit_links where number = 3',
      'delete from audit_seals where number = 3',
    );
    expect((await verify()).broken).toBeNull();
    expect((await verify({ seen })).broken).toMatch(/^Seal 3:[0-9a-f]{64} is missing/);
  });

  it('stays intact under a new key, as long as the old key verifies', async () => {
    await noteAndSeal(1);
    await note();
    const keys = sealKeys([otherKey, oneKey]);
    await sealAll(em(), keys[0], now);
    expect(await verify({ keys: [...keys] })).toMatchObject({ broken: null, entries: 2 });
    expect((await verify({ keys: [keys[0]] })).broken).toContain('which AUDIT_SEAL_KEYS');
  });

  it('stays intact after personal values are erased without a trace', async () => {
    const staff = await signInAs(shop, 'extended');
    const ada = await makeUser(shop);
    await note();
    await staff.post(`/api/admin/customers/${ada.id}/roles`, { warehouse: 'true' });
    const subjects = [`customer ${ada.id}`];
    await sealAll(em(), key, now);
    expect(await em().transactional((tx) => eraseAuditValues(tx, { subjects }))).toBe(1);
    expect(await verify()).toMatchObject({ broken: null, entries: 2, erased: 1 });
    const { body } = await staff.get(listPath('audit', { filter: { subject: subjects[0] } }));
    expect(body).toMatchObject([
      { actorId: staff.account.id, actorEmail: null, before: null, after: null },
    ]);
  });

  it('is pruned from its oldest entries and continues from the last seal', async () => {
    const old = new Date(auditRetainedSince(now).getTime() - 1_000);
    await noteAndSeal(2, old);
    await noteAndSeal(1, old);
    await noteAndSeal(2);
    expect(await pruneAudit(em(), now)).toBe(3);
    expect(await verify()).toMatchObject({ broken: null, entries: 2 });
    await tamper(`update audit_seals set hash = repeat('0', 64) where number = 3`);
    expect((await verify()).broken).toBe('The seal of entry 3 was altered.');
  });

  it('continues after all entries were pruned', async () => {
    await noteAndSeal(2, new Date(auditRetainedSince(now).getTime() - 1_000));
    expect(await pruneAudit(em(), now)).toBe(2);
    expect((await verify()).broken).toBeNull();
    await noteAndSeal(1);
    expect(await verify()).toMatchObject({ broken: null, entries: 1 });
  });

  it('keeps the entries of the last year, whatever the database is asked', async () => {
    await noteAndSeal(2);
    await query(em(), `select prune_audit('infinity')`);
    expect(await verify()).toMatchObject({ broken: null, entries: 2 });
  });
});
