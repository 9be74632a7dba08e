import { db } from '../database/db.ts';
import type { Services } from '../services.ts';
import { deriveEntitlements } from './derive-entitlements.ts';
import { differencesOf } from './facts.ts';

/**
 * Finds users whose entitlements do not match their sources and derives the entitlements again.
 * Differences arise if data was changed outside the shop or if an item got a license after it was
 * sold. An error for one user does not affect the others.
 */
export async function repairEntitlements({
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
  if (people.length > 0) log.warn({ people: people.length }, 'entitlements are out of date');
  const failures: unknown[] = [];
  for (const { userId } of people) {
    const derived = orm.em
      .fork()
      .transactional((tx) => deriveEntitlements(tx, { now, jobs }, userId));
    await derived.catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'entitlements are still out of date');
}
