import { db } from '../database/db.ts';
import { isRejection, unlessMissing } from '../gateways/stripe.ts';
import { notFound, orUnavailable } from '@spindle/sdk/contract/failure';
import type { Services } from '../services.ts';
import { syncSubscription } from './sync-subscription.ts';
import { canceledAs, noSuchSubscription } from '@spindle/sdk/domain/subscriptions/replies';
import type { Outcome } from '@spindle/sdk/domain/rejection';

interface Key {
  userId: string;
  catalogId: string;
  itemId: string;
}

const away = "We can't cancel your subscription right now. Please try again in a moment.";

/**
 * Cancels a subscription at the end of the paid period. Safe to repeat.
 * @throws Failure 404 if the customer has no subscription, 503 if the provider does not respond
 */
export async function cancelSubscription(services: Services, key: Key): Promise<Outcome> {
  const subscription = await db(services.orm.em.fork())
    .selectFrom('subscriptions')
    .select('provider_id as providerId')
    .where('user_id', '=', key.userId)
    .where('catalog_id', '=', key.catalogId)
    .where('item_id', '=', key.itemId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  if (!subscription) throw notFound(noSuchSubscription);
  return orUnavailable(cancelAtProvider(services, subscription.providerId), away);
}

async function cancelAtProvider(services: Services, providerId: string): Promise<Outcome> {
  try {
    await unlessMissing(
      services.stripe.subscriptions.update(providerId, { cancel_at_period_end: true }),
    );
  } catch (error) {
    // for example because the subscription has already ended (its current status is recorded below)
    if (!isRejection(error)) throw error;
    services.log.warn(
      { err: error, subscription: providerId },
      "a subscription couldn't be canceled",
    );
  }
  await syncSubscription(services, providerId);
  const now = await db(services.orm.em.fork())
    .selectFrom('subscriptions')
    .select(['cancelled', 'ended_at as endedAt', 'access_until as until'])
    .where('provider_id', '=', providerId)
    .executeTakeFirst();
  return canceledAs(now, services.config.business.timeZone);
}
