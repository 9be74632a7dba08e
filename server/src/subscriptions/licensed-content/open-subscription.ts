import type { EntityManager } from '@mikro-orm/postgresql';
import type { components } from '@spindle/sdk/schema';
import type { ItemKey } from '../../catalog/catalog-rows.ts';
import type { Call } from '../../contract/handlers.ts';
import { db } from '../../database/db.ts';
import type { ClosingReason } from '../../entitlements/entitlement.entity.ts';
import { mayOpen } from '../../entitlements/open-entitlements.ts';
import { notFound } from '@spindle/sdk/contract/failure';
import { refreshIfLapsed } from '../sync-subscription.ts';
import { licensedAddress } from './licence-token.ts';
import { readOpenable } from './openable.ts';
import { noSuch } from '@spindle/sdk/domain/records';

type Opening = Pick<Call<'openSubscription'>, 'em' | 'services' | 'user' | 'now' | 'params'>;

/** Where a customer reads what they are entitled to, also of an item that is no longer sold. */
export async function openSubscription({
  em,
  services,
  user,
  now,
  params,
}: Opening): Promise<components['schemas']['Licence']> {
  const item = { catalogId: params.catalogId, itemId: params.catalogItemId };
  const openable = await readOpenable(em, item);
  const wanted = { ...item, userId: user.id };
  if (!(await mayOpen(em, wanted, now))) await refreshIfLapsed(services, wanted);
  if (!(await mayOpen(em, wanted, now))) {
    if (!openable.sold) throw notFound(noSuch('subscription'));
    return refusal(reasons[await lastClosing(em, wanted)]);
  }
  const { releaseId } = openable;
  if (releaseId === null) return refusal(nothingYet);
  const Url = licensedAddress(services.config, { ...wanted, releaseId, staff: false }, now);
  return { Status: 'SUCCESS', Reason: 'Opened.', Url };
}

const nothingYet =
  'Nothing has been put here yet. Please look again later, or write to support if it should be.';

const over = 'Your access to this has ended. Subscribe again in the shop to go on.';

const reasons: Record<ClosingReason | 'NONE' | 'LAPSED', string> = {
  NONE: 'This is for subscribers. Subscribe in the shop to open it.',
  PAYMENT_DUE:
    'The last payment did not go through. Open the customer portal and check how you pay, then try again.',
  REFUNDED: 'Your payment for this was refunded. Subscribe again in the shop to open it.',
  DISPUTED: 'Your payment for this is disputed. Please write to support.',
  WITHDRAWN: 'Your access to this was taken back. Please write to support if that is a mistake.',
  ENDED: over,
  LAPSED: over,
};

/** Why the entitlement that was the last to change is no longer open. */
async function lastClosing(
  em: EntityManager,
  { userId, catalogId, itemId }: ItemKey & { userId: string },
): Promise<ClosingReason | 'NONE' | 'LAPSED'> {
  const last = await db(em)
    .selectFrom('entitlements')
    .select('closed_because as reason')
    .where('user_id', '=', userId)
    .where('catalog_id', '=', catalogId)
    .where('item_id', '=', itemId)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last === undefined ? 'NONE' : (last.reason ?? 'LAPSED');
}

function refusal(Reason: string) {
  return { Status: 'ERROR' as const, Reason, Url: null };
}
