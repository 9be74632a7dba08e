import { afterAll, beforeAll, expect, it } from 'vitest';
import { createEmptyDatabase, type TestDatabase } from '../../test/database.ts';
import { oneKey } from '../../test/keys.ts';
import { sealKeys } from '../config/keys.ts';
import { migrate } from '../database/migrate.ts';
import { createOrm } from '../database/orm.ts';
import { query } from '../database/query.ts';
import { entities } from '../entities.ts';
import { sealAll } from './seal-entries.ts';
import { verifyAudit } from './verify-audit.ts';

const [key] = sealKeys([oneKey]);

let database: TestDatabase;
beforeAll(async () => {
  database = await createEmptyDatabase();
});
afterAll(() => database.drop());

it('entries from before there were seals keep their values and get sealed; processes of the previous release keep writing', async () => {
  const orm = await createOrm({ entities, url: database.url });
  const em = orm.em.fork();
  const write = (subject: string) =>
    query(
      em,
      `insert into audit_entries (id, at, actor_email, action, subject, before, after)
       values (gen_random_uuid(), now(), 'sam@example.com', 'orders.pick', $1, null, '{"state": "PICKED"}')`,
      [subject],
    );
  try {
    await orm.migrator.up({ to: 'Migration20261125104225_sums_of_item_months' });
    await write('order 1');
    await write('order 2');
    await migrate(orm);
    await write('order 3');
    expect(await sealAll(em, key, new Date())).toBe(3);
    expect(await verifyAudit(orm.em, { keys: [key], now: new Date() })).toMatchObject({
      broken: null,
      entries: 3,
      erased: 0,
    });
    const saved = await query(
      em,
      `select e.subject, e.actor_email as "inEntry", v.actor_email as email, v.after
         from audit_entries e join audit_values v on v.entry_id = e.id order by e.subject`,
    );
    expect(saved).toEqual(
      [1, 2, 3].map((number) => ({
        subject: `order ${number}`,
        inEntry: null,
        email: 'sam@example.com',
        after: { state: 'PICKED' },
      })),
    );
  } finally {
    await orm.close();
  }
});
