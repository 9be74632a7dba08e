import type { MikroORM } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEmptyDatabase, type TestDatabase } from '../../test/database.ts';
import { createOrm } from './orm.ts';
import { prepared, type Placeholder } from './prepared.ts';
import { query } from './query.ts';

const codesOf = prepared('codes-of', (tables, overrides: Placeholder<{ userId: string }>) =>
  tables.selectFrom('cart_codes').select('code').where('user_id', '=', overrides('userId')),
);

let database: TestDatabase;
let orm: MikroORM;

beforeAll(async () => {
  database = await createEmptyDatabase();
  orm = await createOrm({ url: database.url, entities: [], poolSize: 1 });
  await query(orm.em.fork(), 'create table cart_codes (user_id text, code text)');
  await query(orm.em.fork(), `insert into cart_codes values ('ann', '7'), ('ann', null)`);
});

afterAll(async () => {
  await orm.close();
  await database.drop();
});

test('a statement returns the same in every run of its connection', async () => {
  const first = await codesOf(orm.em, { userId: 'ann' });
  expect(first).toEqual([{ code: '7' }, { code: null }]);
  expect(await codesOf(orm.em, { userId: 'ann' })).toEqual(first);
  expect(await codesOf(orm.em, { userId: 'bob' })).toEqual([]);
});

test('a statement that failed because the table changed succeeds on the next connection', async () => {
  await codesOf(orm.em, { userId: 'ann' });
  await query(orm.em.fork(), 'alter table cart_codes alter code type int using code::int');
  await expect(codesOf(orm.em, { userId: 'ann' })).rejects.toThrow('cached plan');
  expect(await codesOf(orm.em, { userId: 'ann' })).toEqual([{ code: 7 }, { code: null }]);
});

test("a statement that can't be planned says why and doesn't affect later statements", async () => {
  const broken = prepared('broken', (tables) => tables.selectFrom('orders').select('id'));
  await expect(broken(orm.em, {})).rejects.toThrow('"orders" does not exist');
  await expect(broken(orm.em, {})).rejects.toThrow('"orders" does not exist');
  expect(await codesOf(orm.em, { userId: 'bob' })).toEqual([]);
});
