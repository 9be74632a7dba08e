import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { largeTables } from '../src/database/large-tables.ts';

const folder = path.join(import.meta.dirname, '..', 'migrations');
/** The last migration before these rules. No shop had more rows than a demo by then. */
const BEFORE = 'Migration20261125135535';
/** Columns and tables that the previous release no longer uses, by migration, with the reason. */
const contracted: Readonly<Record<string, string>> = {
  'Migration20261125233851_no_session_without_a_name.ts':
    'the release before does not know the column, whose value comes from the database',
};

const large: ReadonlySet<string> = new Set(largeTables);
const table = String.raw`(?:only )?"?(\w+)"?`;
const inAlterTable = (what: string) => new RegExp(`^alter table ${table} .*?${what}`);

interface Rule {
  why: string;
  found: RegExp;
  /** Applies to tables of any size unless set. */
  largeOnly?: true;
}

/**
 * A release runs beside the previous one on the same schema: first add the new, then stop reading
 * the old, then drop it.
 */
const oldReleaseBreaks: readonly Rule[] = [
  { why: 'it reads that column', found: inAlterTable('drop column') },
  { why: 'it knows the old name', found: inAlterTable('rename') },
  { why: 'it reads that table', found: new RegExp(`^drop table (?:if exists )?${table}`) },
  { why: 'it writes null there', found: inAlterTable('set not null') },
  {
    why: 'it writes no value there',
    found: inAlterTable(
      String.raw`add(?: column)? (?!constraint)(?:(?!default|, add).)*(?<!is )not null(?!.*default)`,
    ),
  },
  {
    why: 'it writes the old type',
    found: inAlterTable(String.raw`alter column "?\w+"? (?:set data )?type`),
  },
];

/** Statements that lock a large table for as long as it takes to read all of it. */
const keepsOthersWaiting: readonly Rule[] = [
  {
    why: 'an index is made concurrently, in a migration of its own (npm run migration does so)',
    found: new RegExp(String.raw`^create (?:unique )?index (?!concurrently)"?\w+"? on ${table}`),
    largeOnly: true,
  },
  {
    why: 'a constraint comes as not valid, and is validated by the next migration',
    found: inAlterTable('add constraint (?!.*(not valid|using index))'),
    largeOnly: true,
  },
  {
    why: 'rows are changed in batches, by a job',
    found: new RegExp(String.raw`^(?:update|delete from) ${table}\b(?!"? .*limit)`),
    largeOnly: true,
  },
];

/** Returns each statement of a migration as written. */
function statementsOf(file: string): string[] {
  const source = readFileSync(path.join(folder, file), 'utf8');
  return Array.from(source.matchAll(/addSql\(\s*(['"`])([\s\S]*?)\1,?\s*\)/g), ([, , sql = '']) =>
    sql.replaceAll(/\s+/g, ' ').trim().toLowerCase(),
  );
}

const files = readdirSync(folder).filter((file) => file > `${BEFORE}~`);
const made = new Set(
  files
    .flatMap(statementsOf)
    .map((statement) => /^create table (?:if not exists )?"?(\w+)"?/.exec(statement)?.[1]),
);

function broken(statement: string, rules: readonly Rule[]): string[] {
  return rules.flatMap(({ why, found, largeOnly }) => {
    const name = found.exec(statement)?.[1];
    if (name === undefined || made.has(name)) return [];
    return largeOnly && !large.has(name) ? [] : [`${why}: ${statement}`];
  });
}

it('the previous release runs on the schema that a migration leaves', () => {
  for (const file of files.filter((one) => contracted[one] === undefined)) {
    const found = statementsOf(file).flatMap((one) => broken(one, oldReleaseBreaks));
    expect(found, file).toEqual([]);
  }
});

it('no migration blocks a large table', () => {
  for (const file of files) {
    const found = statementsOf(file).flatMap((one) => broken(one, keepsOthersWaiting));
    expect(found, file).toEqual([]);
  }
});

it.each([
  'alter table "orders" drop column "note"',
  'alter table "orders" rename column "note" to "remark"',
  'alter table "orders" alter column "note" set not null',
  'alter table "orders" alter column "note" type int',
  'alter table "orders" add column "remark" text not null',
  'alter table "orders" add "remark" text null, add "other" int not null',
  'drop table if exists "orders"',
])('is recognized as breaking the previous release: %s', (statement) => {
  expect(broken(statement, oldReleaseBreaks)).not.toEqual([]);
});

it.each([
  'create index "by_note" on "orders" ("note")',
  'alter table "orders" add constraint "noted" check (note is not null)',
  `update orders set note = ''`,
])('is recognized as blocking a large table: %s', (statement) => {
  expect(broken(statement, keepsOthersWaiting)).not.toEqual([]);
});

it.each([
  `alter table "orders" add column "remark" text not null default ''`,
  'alter table "orders" add column "remark" text null',
  'alter table "orders" add constraint "noted" check (note is not null) not valid',
  'create index concurrently "by_note" on "orders" ("note")',
  'create unique index "by_name" on "settings" ("name")',
  `update "orders" set "note" = '' where "id" in (select "id" from "orders" limit 100)`,
])("doesn't block others: %s", (statement) => {
  expect(broken(statement, [...oldReleaseBreaks, ...keepsOthersWaiting])).toEqual([]);
});
