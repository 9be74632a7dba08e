import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { childEnvironment } from '../../test/child-environment.ts';
import { createEmptyDatabase } from '../../test/database.ts';
import { eventually } from '../../test/eventually.ts';
import { makeItem } from '../../test/factories/catalog.ts';
import { mailsTo } from '../../test/mails.ts';
import { onlyOrder } from '../../test/only-order.ts';
import { sandboxSettings } from '../../test/sandbox-settings.ts';
import {
  type ServingRole,
  asServer,
  createRole,
  dropRole,
  makeServingRole,
  servingUrlOf,
} from '../../test/serving-role.ts';
import { runShopCommand } from '../../test/shop-command.ts';
import { type TestShop, startShop } from '../../test/shop.ts';
import { startShopProcess } from '../../test/shop-process.ts';
import { newShopper } from '../../test/shopper.ts';
import { signInAs } from '../../test/sign-in.ts';
import { addCatalog } from '../../test/store-builder.ts';
import { tcpGate } from '../../test/tcp-gate.ts';
import { pruneAudit } from '../audit/jobs.ts';
import { sealAll } from '../audit/seal-entries.ts';
import { verifyAudit } from '../audit/verify-audit.ts';
import { relayOnce } from '../start-relay.ts';
import { prepareDatabase } from './prepare-database.ts';
import { query } from './query.ts';
import { grantServing } from './serving-role.ts';

let shop: TestShop;
let role: ServingRole;
beforeAll(async () => {
  shop = await startShop({
    async databaseBy(ownerUrl) {
      role = await makeServingRole(ownerUrl);
      return role.url;
    },
  });
});
afterAll(async () => {
  await shop.close();
  await role.drop();
});

describe('a serving role', () => {
  it('sells, with queue, events and all listeners', async () => {
    const item = await makeItem(shop, { onHand: 2 });
    const shopper = await newShopper(shop);
    await shopper.add(item);
    await shop.control(`/stripe/control/sessions/${await shopper.payable()}`, { outcome: 'paid' });
    await eventually(async () => {
      await onlyOrder(shopper);
      expect(await mailsTo(shop, shopper.account.email)).not.toEqual([]);
    });
    await relayOnce(shop.services);
    const staff = await signInAs(shop, 'extended');
    expect((await staff.get('/api/admin/events')).body).toMatchObject({
      events: expect.arrayContaining([expect.objectContaining({ type: 'order.paid' })]),
    });
    const catalogId = await addCatalog(staff);
    await eventually(async () => {
      const { body } = await shopper.get('/api/catalog/');
      expect(JSON.stringify(body)).toContain(catalogId);
    });
  });

  it('is enough for the commands that run alongside the shop', async () => {
    const run = (program: string, ...args: string[]) =>
      runShopCommand(shop, `src/commands/${program}.ts`, args, { DATABASE_URL: role.url });
    expect(
      await Promise.all([
        run('create-admin', 'ada@example.com', 'Ada', 'Park'),
        run('verify-audit'),
      ]),
    ).toEqual([
      { code: 0, output: expect.stringContaining('ada@example.com is now an administrator') },
      { code: 0, output: expect.stringMatching(/\d+ entries/) },
    ]);
  });

  it('adds to, seals, verifies and prunes the audit log', async () => {
    await addCatalog(await signInAs(shop, 'extended'));
    const keys = shop.config.auditSealKeys;
    expect(await sealAll(shop.orm.em.fork(), keys[0], new Date())).toBeGreaterThan(0);
    expect(await pruneAudit(shop.orm.em.fork(), new Date())).toBe(0);
    expect((await verifyAudit(shop.orm.em, { keys, now: new Date() })).broken).toBeNull();
  });

  it.each([
    'create table more (id int)',
    'create schema more',
    'alter table orders add more int',
    'drop table orders',
    'create index more on orders (id)',
    'alter table audit_entries disable trigger all',
    'drop trigger audit_entries_add_only on audit_entries',
    `alter function prune_audit(timestamptz) volatile`,
    `set session_replication_role = replica`,
    `update audit_entries set action = ''`,
    `update audit_links set hash = ''`,
    `update audit_seals set mac = ''`,
    ...['audit_entries', 'audit_links', 'audit_seals'].flatMap((table) => [
      `set spindle.prunes_audit = 'on'; delete from ${table}`,
      `truncate ${table}`,
    ]),
    `update audit_values set after = null`,
    'delete from mikro_orm_migrations',
    `insert into last_backup values ('server', now())`,
    'update last_backup set ended_at = now()',
  ])('is rejected by the database: %s', async (sql) => {
    const em = shop.orm.em.fork();
    const statements = sql.split('; ');
    const tried = em.transactional(async (tx) => {
      for (const statement of statements) await query(tx, statement);
    });
    await expect(tried).rejects.toThrow(/permission denied|must be owner/);
  });
});

it('a process that only serves waits until the owner of the tables has migrated', async () => {
  const database = await createEmptyDatabase();
  const servingUrl = servingUrlOf(database.url);
  const migrate = async () => {
    const child = spawn(process.execPath, ['src/commands/migrate.ts'], {
      cwd: path.join(import.meta.dirname, '../..'),
      env: {
        ...childEnvironment,
        NODE_ENV: 'test',
        LOG_LEVEL: 'warn',
        DATABASE_URL: servingUrl,
        DATABASE_MIGRATION_URL: database.url,
      },
      stdio: 'inherit',
    });
    const [code] = await once(child, 'exit');
    return Number(code);
  };
  await createRole(database.url, servingUrl);
  const waiting = await startShopProcess({
    databaseUrl: servingUrl,
    parts: 'both',
    env: { ...sandboxSettings(shop.sandbox), LOG_LEVEL: 'fatal', DRAIN_SECONDS: '0' },
    until: 'alive',
  });
  try {
    expect((await fetch(`${waiting.url}/readyz`)).status).toBe(503);
    expect(await migrate()).toBe(0);
    await eventually(async () => {
      expect((await fetch(`${waiting.url}/readyz`)).status).toBe(200);
    }, 60_000);
    // and again, as in each release
    expect(await migrate()).toBe(0);
  } finally {
    await waiting.kill();
    await database.drop();
    await dropRole(inject('databaseUrl'), servingUrl);
  }
}, 150_000);

it('an owner who may not create the role is told how to get permission', async () => {
  const ownerUrl = servingUrlOf(inject('databaseUrl'));
  await createRole(inject('databaseUrl'), ownerUrl);
  try {
    const granting = grantServing({ ownerUrl, servingUrl: servingUrlOf(ownerUrl) });
    const owner = new URL(ownerUrl).username;
    await expect(granting).rejects.toThrow(`alter role "${owner}" createrole`);
    await expect(granting).rejects.toThrow('create role "serving_');
  } finally {
    await dropRole(inject('databaseUrl'), ownerUrl);
  }
});

it('a server that is too old is rejected with its version', async () => {
  const { rows } = await asServer(inject('databaseUrl'), 'show server_version_num');
  const gate = await tcpGate(inject('databaseUrl'), {
    // of the same length, so that the protocol's messages stay valid
    alter: (text) => text.replaceAll(String(rows[0]?.['server_version_num']), '150004'),
  });
  try {
    const url = gate.through(inject('databaseUrl'));
    await expect(prepareDatabase({ url })).rejects.toThrow(
      'The database is PostgreSQL 15, but the shop needs PostgreSQL 16 or later.',
    );
  } finally {
    await gate.shut();
  }
});
