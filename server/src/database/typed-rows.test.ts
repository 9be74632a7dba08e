import { glob, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const sources = fileURLToPath(new URL('..', import.meta.url));

/**
 * Statements whose row types are still written by hand, and why. This list may only get shorter:
 * new statements use `db(em)`.
 */
const described: Record<string, readonly string[]> = {
  'the doors themselves, which claim nothing but what a cast in the SQL makes true': [
    'database/expressions.ts',
    'database/prepared.ts',
    'database/query.ts',
  ],
  'the database server is asked about itself, of which no entity tells': [
    'database/backup/await-recovery.ts',
    'database/backup/take-backup.ts',
    'database/embedded/start-postgres.ts',
    'database/replica-lag.ts',
    'database/serving-role.ts',
    'identity/demo-accounts/account-columns.ts',
  ],
  'SQL around a typed statement, whose rows it answers': ['cart/add-to-cart.ts'],
  'sums and arrays in SQL that the builder cannot write': [
    'contract/idempotency/answer-once.ts',
    'database/require-version.ts',
    'search/count-query.ts',
    'search/jobs.ts',
  ],
  "the queue library's tables have no entities": ['telemetry/shop-figures.ts'],
};

/** `query<Row>(…)`, and Kysely calls that accept a type without checking it. */
const claim = /\b(query|prepared|executeQuery|sql|cast|val|fn(\.\w+)?)<|\$castTo<|: RawBuilder</;

test('row types are never written by hand', async () => {
  const claiming: string[] = [];
  for await (const file of glob('**/*.ts', { cwd: sources })) {
    if (/\.test\.ts$|(^|\/)fixtures\//.test(file)) continue;
    if (claim.test(await readFile(`${sources}/${file}`, 'utf8'))) claiming.push(file);
  }
  expect(claiming.toSorted()).toEqual(Object.values(described).flat().toSorted());
});
