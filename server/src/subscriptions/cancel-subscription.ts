import { db } from '../database/db.ts';
import { isRefusal, unlessMissing } from '../gateways/stripe.ts';
import { notFound, orUnavailable } from '@spindle/sdk/contract/failure';
import type { Services } from '../services.ts';
import { formatDay } from './mails/mailed-subscription.ts';
import { syncSubscription } from './sync-subscription.ts';

export interface Cancellation {
  done: boolean;
  reason: string;
}

interface Key {
  userId: string;
  catalogId: string;
  itemId: string;
}

const away = 'Your subscription cannot be cancelled just now. Please try again in a moment.';

/**
 * Has a subscription end with what is paid. Again makes no difference.
 * @throws Failure 404 where the customer has none, 503 when the provider does not answer
 */
export async function cancelSubscription(services: Services, key: Key): Promise<Cancellation> {
  const subscription = await db(services.orm.em.fork())
    .selectFrom('subscriptions')
    .select('provider_id as providerId')
    .where('user_id', '=', key.userId)
    .where('catalog_id', '=', key.catalogId)
    .where('item_id', '=', key.itemId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  if (!subscription) throw notFound('You have no such subscription.');
  return orUnavailable(cancelAtProvider(services, subscription.providerId), away);
}

async function cancelAtProvider(services: Services, providerId: string): Promise<Cancellation> {
  try {
    await unlessMissing(
      services.stripe.subscriptions.update(providerId, { cancel_at_period_end: true }),
    );
  } catch (error) {
    // for instance one that has ended already: what is recorded below says how it stands
    if (!isRefusal(error)) throw error;
    services.log.warn({ err: error, subscription: providerId }, 'not cancelled');
  }
  await syncSubscription(services, providerId);
  const now = await db(services.orm.em.fork())
    .selectFrom('subscriptions')
    .select(['cancelled', 'ended_at as endedAt', 'access_until as until'])
    .where('provider_id', '=', providerId)
    .executeTakeFirst();
  return outcomeOf(now);
}

function outcomeOf(
  now: { cancelled: boolean; endedAt: Date | null; until: Date | null } | undefined,
): Cancellation {
  if (now && now.endedAt !== null) {
    return { done: true, reason: 'Your subscription has ended. Nothing more will be charged.' };
  }
  if (!now?.cancelled) {
    return {
      done: false,
      reason:
        'Your subscription could not be cancelled. Please try the customer portal, or write to us.',
    };
  }
  if (now.until === null) {
    return { done: true, reason: 'Your subscription is cancelled and will not be renewed.' };
  }
  const day = formatDay(now.until);
  return {
    done: true,
    reason: `Your subscription is cancelled. You can open its content until ${day}.`,
  };
}
