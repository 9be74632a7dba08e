import { randomUUID } from 'node:crypto';
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readZip } from '../../../../sdk/test/read-zip.ts';
import { eventually } from '../../../test/eventually.ts';
import { mailsTo } from '../../../test/mails.ts';
import { movingClock } from '../../../test/moving-clock.ts';
import { startShop, type TestShop } from '../../../test/shop.ts';
import { freshCode, signInAs, signInWith, type SignedIn } from '../../../test/sign-in.ts';
import { makeKnownPerson } from '../fixtures/known-person.ts';
import { retention } from '../retention/retention.ts';
import { pruneExports } from './prune-exports.ts';
import type { Tables } from '../../database/tables.ts';
import type { Section } from './section.ts';
import { columnsNotExported, notExported, sections } from './sections.ts';

const clock = movingClock();
const DAY = 24 * 60;
let shop: TestShop;
beforeAll(async () => {
  shop = await startShop({ now: clock.now });
});
afterAll(() => shop.close());

const ask = (browser: SignedIn) => browser.send('POST', '/api/user/export');
const fetchFile = (browser: SignedIn) => browser.get('/api/user/export');
const stored = async () => {
  const keys = [];
  for await (const key of shop.services.storage.list('personal-data/')) keys.push(key);
  return keys.length;
};

it('everything the shop knows about a person is in a file for them alone, for seven days', async () => {
  const { shopper, user, values, orderId } = await makeKnownPerson(shop);
  expect((await fetchFile(shopper)).status).toBe(404);
  const replies = await Promise.all([ask(shopper), ask(shopper)]);
  for (const { body } of replies) expect(body).toMatchObject({ Status: 'SUCCESS' });
  const text = await eventually(async () => {
    const mails = await mailsTo(shop, user.email);
    const found = mails.filter(({ subject }) => subject === 'Your Spindle data is ready');
    if (found.length !== 1) throw new Error(`${found.length} mails`);
    return found[0]?.text;
  });
  expect(text).toContain(`${shop.url}/ui/account`);
  expect((await ask(shopper)).body).toMatchObject({ Status: 'ERROR', code: 'EXPORT_MADE_TODAY' });

  const reply = await fetchFile(shopper);
  expect(reply.headers.get('Content-Type')).toBe('application/zip');
  const files = readZip(reply.bytes);
  expect([...files.keys()]).toEqual(['index.html', ...sections.map(({ name }) => `${name}.json`)]);
  const [page = '', ...json] = files.values();
  for (const value of [...values, orderId, 'Gimcrack collet']) {
    expect(page.toLowerCase(), value).toContain(value.toLowerCase());
    expect(json.join('\n').toLowerCase(), value).toContain(value.toLowerCase());
  }
  expect(page).not.toContain('argon2');

  expect((await fetchFile(await signInAs(shop, 'customer'))).status).toBe(404);
  clock.advance(11);
  const again = await signInWith(shop, user);
  clock.advance(11);
  expect((await fetchFile(again)).body).toMatchObject({ code: 'FRESH_PROOF_NEEDED' });
  await again.post('/api/user/proof', { authCode: await freshCode(user, shop.now()) });
  expect((await fetchFile(again)).status).toBe(200);
  expect(await stored()).toBe(1);

  clock.advance(7 * DAY);
  await pruneExports(shop.services, shop.now());
  expect(await stored()).toBe(0);
  expect((await fetchFile(await signInWith(shop, user))).status).toBe(404);
});

const personal = [...retention].map(([table, rule]) => ({
  table,
  columns: rule.personal.flatMap(({ columns }) => columns),
}));

it('every table with personal data is exported or excluded with a reason', () => {
  const tables = personal.filter(({ columns }) => columns.length > 0).map(({ table }) => table);
  const displayed = [...sections.flatMap((section) => section.of), ...Object.keys(notExported)];
  expect(displayed.toSorted()).toEqual(tables.toSorted());
});

it('every personal column of the exported tables is exported or excluded with a reason', async () => {
  const statements = await Promise.all(
    sections.map(async (section) => ({ of: section.of, text: await statementsOf(section) })),
  );
  const missing = personal.flatMap(({ table, columns }) => {
    const texts = statements.filter(({ of }) => of.includes(table)).map(({ text }) => text);
    const isTold = (name: string) =>
      texts.some((text) => text.includes(`"${name}"`) || text.includes('*'));
    return texts.length === 0
      ? []
      : columns.filter((name) => !isTold(name)).map((name) => `${table}.${name}`);
  });
  expect(missing.toSorted()).toEqual(Object.keys(columnsNotExported).toSorted());
});

/** Returns the SQL of a section's query. */
async function statementsOf({ read }: Section): Promise<string> {
  const texts: string[] = [];
  const tables = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log({ query }) {
      texts.push(query.sql.replace(/ from .*/su, ''));
    },
  });
  await read({ tables, id: randomUUID(), email: 'ada@example.com' });
  return texts.join('\n');
}
