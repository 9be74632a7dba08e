import type { EntityManager } from '@mikro-orm/postgresql';
import { pathOfTarget } from '@spindle/sdk/domain/redirects/addresses';
import { planRedirects, type Addresses } from '@spindle/sdk/domain/redirects/plan-redirects';
import { lockByName } from '../database/lock-by-name.ts';
import { Redirect } from './redirect.entity.ts';

/** Serializes changes until the transaction ends, so that two changes together make no loop. */
export const lockRedirects = (tx: EntityManager): Promise<void> => lockByName(tx, 'redirects');

export const addressesOf = ({ source, target }: Pick<Redirect, 'source' | 'target'>) => ({
  from: source,
  to: target,
});

/**
 * Starts a plan with the redirects that one from `from` to one of the targets depends on. The
 * caller has locked redirects.
 */
export async function loadPlan(
  tx: EntityManager,
  { from, to, edited }: { from: string; to: readonly string[]; edited?: Redirect | null },
) {
  const related = await tx.find(Redirect, {
    $or: [{ source: { $in: [from, ...to.map(pathOfTarget)] } }, { targetPath: from }],
  });
  return planRedirects([...related, ...(edited ? [edited] : [])].map(addressesOf));
}

interface Creation extends Pick<Redirect, 'origin' | 'subject'> {
  now: Date;
}

const AT_ONCE = 5000;

/** Saves planned changes: creates a redirect, or changes where the existing one leads. */
export async function storeRedirects(
  tx: EntityManager,
  changes: readonly Addresses[],
  { now, ...creation }: Creation,
): Promise<void> {
  const existing = new Map<string, Redirect>();
  for (let first = 0; first < changes.length; first += AT_ONCE) {
    const source = { $in: changes.slice(first, first + AT_ONCE).map(({ from }) => from) };
    for (const row of await tx.find(Redirect, { source })) existing.set(row.source, row);
  }
  for (const { from: source, to: target } of changes) {
    const fields = { target, targetPath: pathOfTarget(target) };
    const row = existing.get(source);
    if (row) tx.assign(row, fields);
    else tx.create(Redirect, { source, ...fields, ...creation, createdAt: now });
  }
  await tx.flush();
}
