import type { EntityManager } from '@mikro-orm/postgresql';
import {
  MAX_REDIRECTS,
  planSuccessor,
  type Successor,
} from '@spindle/sdk/domain/redirects/plan-redirects';
import { Redirect } from './redirect.entity.ts';
import { loadPlan, lockRedirects, storeRedirects } from './store-redirects.ts';

interface Deleted {
  /** The path of the deleted record's page. */
  from: string;
  /** Addresses that may take its place, best first. */
  successors: readonly Successor[];
  /** The record, as audit entries name it. */
  subject: string;
  now: Date;
}

/**
 * Redirects a deleted record's address to its first successor, in the transaction that deletes the
 * record. Does nothing if staff already redirected the address, or at the limit.
 */
export async function redirectDeleted(
  tx: EntityManager,
  { from, successors, subject, now }: Deleted,
): Promise<void> {
  await lockRedirects(tx);
  if ((await tx.count(Redirect)) >= MAX_REDIRECTS) return;
  const plan = await loadPlan(tx, { from, to: successors.map(({ path }) => path) });
  planSuccessor(plan, from, successors);
  await storeRedirects(tx, plan.changes(), { origin: 'AUTOMATIC', subject, now });
}
