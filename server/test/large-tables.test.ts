import { afterAll, beforeAll, expect, it } from 'vitest';
import type { MikroORM } from '@mikro-orm/postgresql';
import { staffLists } from '../bench/staff/lists.ts';
import { searchBackOffice } from '../src/backoffice/search/search-back-office.ts';
import { readSummary } from '../src/backoffice/read-summary.ts';
import { createOrm } from '../src/database/orm.ts';
import { query } from '../src/database/query.ts';
import { entities } from '../src/entities.ts';
import { figuresStatement } from '../src/telemetry/shop-figures.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { readToEnd } from './read-to-end.ts';
import { recordStatements } from './record-statements.ts';

let database: TestDatabase;
let orm: MikroORM;
beforeAll(async () => {
  database = await createTestDatabase();
  orm = await createOrm({ entities, url: database.url });
});
afterAll(async () => {
  await orm.close();
  await database.drop();
});

const now = new Date();
const em = () => orm.em.fork();

/**
 * Filters that nearly all records match, which ends the search early, or that are rejected after
 * ten thousand matches, which are counted quickly.
 */
const common = ['cancelled false', 'problem false', 'q a', 'q e', 'q z', ' of a'];
const isCommon = (label: string) => common.some((one) => label.endsWith(one));

const lists = staffLists(now).flatMap(({ list, sorts, filters }) =>
  Object.entries(filters).flatMap(([label, filter]) =>
    isCommon(label)
      ? []
      : {
          name: `${list.resource}: ${label}`,
          async read() {
            const page = { offset: 25, limit: 25, filter };
            const [first = ''] = sorts;
            await list.read(em(), { ...page, sort: { field: first, direction: 'DESC' } });
          },
        },
  ),
);

/** Pages after a cursor, with the default sort that programs use. */
const readOn = staffLists(now).flatMap(({ list, sorts }) => {
  const [field = ''] = sorts;
  if (field !== 'dateCreated' || list.resource === 'stock') return [];
  const after = [now.toISOString(), crypto.randomUUID()];
  return (['ASC', 'DESC'] as const).map((direction) => ({
    name: `${list.resource} after a cursor`,
    read: () =>
      list.read(em(), { sort: { field, direction }, offset: 0, limit: 25, after, filter: {} }),
  }));
});

const others = [
  { name: 'summary', read: () => readSummary(em(), now) },
  { name: 'figures', read: () => query(em(), figuresStatement) },
  ...['ada becker', '9400123456', '#1a2b3c', '17'].flatMap((q) =>
    [true, false].map((extended) => ({
      name: `search: ${q}`,
      read: () => searchBackOffice(em(), q, { extended, warehouse: true, roles: [] }),
    })),
  ),
];

it('no list, search or count of the back-office has to read a large table whole', async () => {
  const whole: string[] = [];
  for (const { name, read } of [...lists, ...readOn, ...others]) {
    const statements = await recordStatements(orm, read);
    expect(statements, name).not.toHaveLength(0);
    for (const statement of statements) {
      const tables = await readToEnd(em(), statement);
      if (tables.length > 0) whole.push(`${name} reads ${tables.join(', ')}`);
    }
  }
  expect(whole).toEqual([]);
});

it('notices a table that is read whole', async () => {
  const text = `select id from orders where itn = $1`;
  expect(await readToEnd(em(), { text, values: ['X'] })).toEqual(['orders']);
});
