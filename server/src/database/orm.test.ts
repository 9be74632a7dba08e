import { defineEntity, LockMode, p } from '@mikro-orm/core';
import type { MikroORM } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEmptyDatabase, type TestDatabase } from '../../test/database.ts';
import { createdAt, id, timestamp, version } from './base.ts';
import { countStatements } from './count-statements.ts';
import { cents } from './money.ts';
import { createOrm } from './orm.ts';
import { query } from './query.ts';

const GadgetSchema = defineEntity({
  name: 'Gadget',
  tableName: 'gadgets',
  properties: {
    id: id(),
    title: p.text().unique(),
    priceCents: cents(),
    size: p.json<{ width: number }>(),
    state: p.enum(['NEW', 'OLD']).default('NEW'),
    goneAt: timestamp().strictNullable().default(null),
    knobs: () => p.oneToMany(Knob).mappedBy('gadget'),
    createdAt: createdAt(),
    version: version(),
  },
  checks: [{ name: 'gadgets_price_not_negative', expression: 'price_cents >= 0' }],
});
class Gadget extends GadgetSchema.class {}
GadgetSchema.setClass(Gadget);

const KnobSchema = defineEntity({
  name: 'Knob',
  tableName: 'knobs',
  properties: {
    id: id(),
    gadget: () => p.manyToOne(Gadget).ref().index().deleteRule('cascade'),
    label: p.text(),
  },
});
class Knob extends KnobSchema.class {}
KnobSchema.setClass(Knob);

let database: TestDatabase;
let orm: MikroORM;

beforeAll(async () => {
  database = await createEmptyDatabase();
  orm = await createOrm({ url: database.url, entities: [Gadget, Knob] });
  await orm.schema.create();
});

afterAll(async () => {
  await orm.close();
  await database.drop();
});

test('stored rows come back with their related rows', async () => {
  const em = orm.em.fork();
  const gadget = em.create(Gadget, { title: 'Probe', priceCents: 12_995, size: { width: 3 } });
  em.create(Knob, { gadget, label: 'left' });
  await em.flush();

  const found = await orm.em
    .fork()
    .findOneOrFail(Gadget, { title: 'Probe' }, { populate: ['knobs'] });
  expect(found.size.width).toBe(3);
  expect(found.state).toBe('NEW');
  expect(found.createdAt).toEqual(gadget.createdAt);
  expect(found.knobs.getItems().map(({ label }) => label)).toEqual(['left']);
});

test('a bound statement runs in the transaction of its entity manager and returns times as dates', async () => {
  const undone = orm.em.fork().transactional(async (em) => {
    await em.find(Gadget, {}, { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE });
    const rows = await query<{ made: Date }>(
      em,
      `insert into gadgets (id, title, price_cents, size, created_at)
       select gen_random_uuid(), t, 1, '{}', now() from unnest($1::text[]) t
       returning created_at as made`,
      [["it's", 'two\\']],
    );
    expect(rows.map(({ made }) => made instanceof Date)).toEqual([true, true]);
    throw new Error('undo');
  });
  await expect(undone).rejects.toThrow('undo');
  expect(await orm.em.fork().count(Gadget, { title: "it's" })).toBe(0);
});

test('statements are counted, except opening and closing transactions', async () => {
  const { statements } = await countStatements(orm, () =>
    orm.em.fork().transactional(async (em) => {
      await em.count(Gadget);
      await query(em, 'select 1');
    }),
  );
  expect(statements).toHaveLength(2);
});

test('loading and flushing without a change sends no update', async () => {
  const { statements } = await countStatements(orm, async () => {
    const em = orm.em.fork();
    await em.find(Gadget, {});
    await em.flush();
  });
  expect(statements).toHaveLength(1);
});

test('a connection that breaks in a transaction frees its slot in the pool', async () => {
  const small = await createOrm({ url: database.url, entities: [], poolSize: 2 });
  for (let broken = 0; broken < 3; broken += 1) {
    const work = small.em
      .fork()
      .transactional((em) => query(em, 'select pg_terminate_backend(pg_backend_pid())'));
    await expect(work).rejects.toThrow(/terminat/);
  }
  expect(await query(small.em.fork(), 'select 1 as one')).toEqual([{ one: 1 }]);
  await small.close();
});

test('a database without the required TLS is rejected', async () => {
  const url = new URL(database.url);
  url.searchParams.set('sslmode', 'verify-full');
  const careful = await createOrm({ url: url.href, entities: [Gadget, Knob] });
  await expect(query(careful.em.fork(), 'select 1')).rejects.toThrow(/does not support SSL/);
  await careful.close();
});
