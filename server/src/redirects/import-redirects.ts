import type { EntityManager } from '@mikro-orm/postgresql';
import {
  planRedirects,
  planRows,
  readRows,
  type Addresses,
  type RowProblem,
} from '@spindle/sdk/domain/redirects/plan-redirects';
import { db } from '../database/db.ts';
import { lockRedirects, storeRedirects } from './store-redirects.ts';

/**
 * Imports rows of a file in their order: each creates a redirect, or changes where the existing one
 * leads. Importing the same rows again changes nothing.
 * @param options.apply false only returns the problems
 * @returns the rows that can't be imported, and why. With any problem, nothing is saved
 */
export async function importRedirects(
  tx: EntityManager,
  rows: readonly Addresses[],
  { now, apply }: { now: Date; apply: boolean },
): Promise<RowProblem[]> {
  const { valid, problems } = readRows(rows);
  await lockRedirects(tx);
  const stored = await db(tx)
    .selectFrom('redirects')
    .select(['source as from', 'target as to'])
    .execute();
  const plan = planRedirects(stored);
  problems.push(...planRows(plan, valid, stored.length));
  if (apply && problems.length === 0) {
    await storeRedirects(tx, plan.changes(), { origin: 'STAFF', subject: null, now });
  }
  return problems.toSorted((a, b) => a.row - b.row);
}
