import type { EntityManager } from '@mikro-orm/postgresql';
import type { components } from '@spindle/sdk/schema';
import { recordAudit } from '../../audit/record-audit.ts';
import { items } from '../../catalog/items.ts';
import { lockRecord } from '../../editing/find-record.ts';
import type { Call } from '../../contract/handlers.ts';
import { db } from '../../database/db.ts';
import { text } from '../../database/expressions.ts';
import { notFound } from '@spindle/sdk/contract/failure';
import { openToSubscribers } from './active-release.ts';
import { invalidateCdnCopies } from './invalidate-cdn-copies.ts';
import { presentRelease, releaseColumns, type ReleaseRow } from './release-row.ts';
import {
  noSuchRelease,
  presentActivation,
  releaseAudit,
} from '@spindle/sdk/domain/subscriptions/licenses';

type ActivateReleaseCall = Pick<
  Call<'activateRelease'>,
  'em' | 'services' | 'user' | 'now' | 'requestId' | 'params'
>;

/** Activates an earlier or later release of an item's content. */
export async function activateRelease(
  call: ActivateReleaseCall,
): Promise<components['schemas']['ReleaseReply']> {
  const { release, changed } = await call.em.transactional((tx) => activate(tx, call));
  const notice = changed ? await invalidateCdnCopies(call.services, release, call.requestId) : '';
  return {
    ...presentActivation(release.number, changed, notice),
    Release: presentRelease(release),
  };
}

async function activate(tx: EntityManager, { user, now, requestId, params }: ActivateReleaseCall) {
  const { catalogId, itemId } = await readRelease(params.id);
  await lockRecord(tx, items, { catalogId, itemId });
  const present = await readRelease(params.id);
  if (present.active) return { release: present, changed: false };
  const { release, before } = await openToSubscribers(tx, params.id, now);
  const audit = releaseAudit(presentRelease(release), before);
  recordAudit(tx, { ...audit, actor: { id: user.id, email: user.email }, requestId, now });
  return { release, changed: true };

  async function readRelease(id: string): Promise<ReleaseRow> {
    const row = await db(tx)
      .selectFrom('content_releases as r')
      .select(releaseColumns)
      .where((eb) => eb(text(eb.ref('r.id')), '=', id))
      .executeTakeFirst();
    if (row === undefined) throw notFound(noSuchRelease);
    return row;
  }
}
