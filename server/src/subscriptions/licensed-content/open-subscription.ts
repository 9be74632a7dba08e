import type { EntityManager } from '@mikro-orm/postgresql';
import type { components } from '@spindle/sdk/schema';
import type { ItemKey } from '../../catalog/catalog-rows.ts';
import type { Call } from '../../contract/handlers.ts';
import { db } from '../../database/db.ts';
import { canOpen } from '../../entitlements/open-entitlements.ts';
import { notFound } from '@spindle/sdk/contract/failure';
import { refreshIfLapsed } from '../sync-subscription.ts';
import { licensedContentUrl } from './license-token.ts';
import { readOpenable } from './openable.ts';
import { noSuch } from '@spindle/sdk/domain/records';
import { notPublishedYet, unopened, whyClosed } from '@spindle/sdk/domain/subscriptions/licenses';

type OpenCall = Pick<Call<'openSubscription'>, 'em' | 'services' | 'user' | 'now' | 'params'>;

/**
 * Returns the URL where an entitled customer reads the content, even if the item is no longer sold.
 */
export async function openSubscription({
  em,
  services,
  user,
  now,
  params,
}: OpenCall): Promise<components['schemas']['Licence']> {
  const item = { catalogId: params.catalogId, itemId: params.catalogItemId };
  const openable = await readOpenable(em, item);
  const key = { ...item, userId: user.id };
  if (!(await canOpen(em, key, now))) await refreshIfLapsed(services, key);
  if (!(await canOpen(em, key, now))) {
    if (!openable.sold) throw notFound(noSuch('subscription'));
    return unopened(whyClosed(await lastChanged(em, key)));
  }
  const { releaseId } = openable;
  if (releaseId === null) return unopened(notPublishedYet);
  const Url = licensedContentUrl(services.config, { ...key, releaseId, staff: false }, now);
  return { Status: 'SUCCESS', Reason: 'Opened.', Url };
}

const lastChanged = (
  em: EntityManager,
  { userId, catalogId, itemId }: ItemKey & { userId: string },
) =>
  db(em)
    .selectFrom('entitlements')
    .select('closed_because as closedBecause')
    .where('user_id', '=', userId)
    .where('catalog_id', '=', catalogId)
    .where('item_id', '=', itemId)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
