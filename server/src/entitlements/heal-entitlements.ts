import { db } from '../database/db.ts';
import type { Services } from '../services.ts';
import { deriveEntitlements } from './derive-entitlements.ts';
import { differencesOf } from './facts.ts';

/**
 * Finds people whose rights are not what the facts say, because something changed a fact behind the
 * shop's back or an item got a licence after it was sold, and derives them anew. Who cannot be
 * derived does not keep the others from it.
 */
export async function healEntitlements({
  orm,
  now,
  jobs,
  log,
}: Pick<Services, 'orm' | 'now' | 'jobs' | 'log'>): Promise<void> {
  const tables = db(orm.em.fork());
  const people = await tables
    .selectFrom(differencesOf(tables, null).as('differences'))
    .select('userId')
    .distinct()
    .execute();
  if (people.length > 0) log.warn({ people: people.length }, 'entitlements lag behind the facts');
  const failures: unknown[] = [];
  for (const { userId } of people) {
    const derived = orm.em
      .fork()
      .transactional((tx) => deriveEntitlements(tx, { now, jobs }, userId));
    await derived.catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0)
    throw new AggregateError(failures, 'entitlements still lag behind the facts');
}
