import { db } from '../../database/db.ts';
import { isRejection, unlessMissing } from '../../gateways/stripe.ts';
import type { Services } from '../../services.ts';
import { syncSubscription } from '../../subscriptions/sync-subscription.ts';

/**
 * Ends at once, at the payment provider, what a person is subscribed to, and has the provider forget
 * them: no money is ever taken from somebody who has no account. Safe to repeat.
 * @throws what kept it from being done
 */
export async function endSubscriptions(services: Services, userId: string): Promise<void> {
  const running = await db(services.orm.em.fork())
    .selectFrom('subscriptions')
    .select('provider_id as providerId')
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .execute();
  for (const { providerId } of running) {
    await unlessRejected(unlessMissing(services.stripe.subscriptions.cancel(providerId)));
    await syncSubscription(services, providerId);
  }
}

/** What the provider keeps of a person but not of a purchase: cards, name, address. */
export async function forgetCustomer(
  { stripe }: Pick<Services, 'stripe'>,
  customerId: string,
): Promise<void> {
  await unlessMissing(stripe.customers.del(customerId));
}

/** It has ended already, for instance: what is read next says how it stands. */
async function unlessRejected(answer: Promise<unknown>): Promise<void> {
  await answer.catch((error: unknown) => {
    if (!isRejection(error)) throw error;
  });
}
