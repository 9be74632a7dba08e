import type { EntityManager } from '@mikro-orm/postgresql';
import { notFound, requireValid } from '@spindle/sdk/contract/failure';
import { isId } from '@spindle/sdk/contract/filter-values';
import { changedSinceLoaded, isStale, noSuch } from '@spindle/sdk/domain/records';
import { pathOfTarget, readRedirect } from '@spindle/sdk/domain/redirects/addresses';
import { planOne, type Addresses } from '@spindle/sdk/domain/redirects/plan-redirects';
import {
  noteRedirect,
  presentSaved,
  redirectCreated,
  redirectDeleted,
  redirectSaved,
} from '@spindle/sdk/domain/redirects/redirects';
import { presentDone } from '@spindle/sdk/domain/rejection';
import type { components } from '@spindle/sdk/schema';
import { recordStaffAction } from '../audit/record-audit.ts';
import { editReadCache, type EditContext } from '../editing/edit-read-cache.ts';
import { presentRedirect } from './admin-redirects.ts';
import { Redirect } from './redirect.entity.ts';
import { addressesOf, loadPlan, lockRedirects, storeRedirects } from './store-redirects.ts';

/**
 * Creates a redirect, or replaces the one with this id.
 * @throws Failure 400 for an invalid address, 404 if the redirect doesn't exist
 */
export async function saveRedirect(
  call: EditContext,
  id: string | null,
  { version, ...typed }: Addresses & { version?: number },
): Promise<components['schemas']['RedirectReply']> {
  const addresses = requireValid(readRedirect(typed));
  return editReadCache(call, async (tx) => {
    await lockRedirects(tx);
    const edited = id === null ? null : await findRedirect(tx, id);
    const present = edited && presentRedirect(edited);
    if (isStale(version, edited?.version)) {
      return presentSaved(present, changedSinceLoaded('redirect'));
    }
    const { from, to } = addresses;
    const plan = await loadPlan(tx, { from, to: [to], edited });
    const rejected = planOne(plan, addresses, {
      edited: present,
      total: edited === null ? await tx.count(Redirect) : 0,
    });
    if (rejected !== null) return presentSaved(present, rejected);
    const changes = plan.changes();
    const target = plan.targetOf(from) ?? to;
    if (edited) tx.assign(edited, { source: from, target, targetPath: pathOfTarget(target) });
    await tx.flush();
    await storeRedirects(tx, changes, { origin: 'STAFF', subject: null, now: call.now });
    const saved = await tx.findOneOrFail(Redirect, { source: from });
    const moved = changes.map((change) => change.from).filter((source) => source !== from);
    recordStaffAction(
      tx,
      call,
      noteRedirect(saved.id, { before: present, after: addressesOf(saved), moved }),
    );
    return presentSaved(presentRedirect(saved), edited ? redirectSaved : redirectCreated);
  });
}

/** @throws Failure 404 if the redirect doesn't exist */
export const deleteRedirect = (call: EditContext, id: string) =>
  editReadCache(call, async (tx) => {
    await lockRedirects(tx);
    const redirect = await findRedirect(tx, id);
    tx.remove(redirect);
    const before = addressesOf(redirect);
    recordStaffAction(tx, call, noteRedirect(redirect.id, { before, after: null }));
    return presentDone(redirectDeleted);
  });

async function findRedirect(tx: EntityManager, id: string): Promise<Redirect> {
  const found = isId(id) ? await tx.findOne(Redirect, { id }) : null;
  if (found === null) throw notFound(noSuch('redirect'));
  return found;
}
