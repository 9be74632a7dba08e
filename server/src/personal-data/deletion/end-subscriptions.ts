import { db } from '../../database/db.ts';
import { isRejection, unlessMissing } from '../../gateways/stripe.ts';
import type { Services } from '../../services.ts';
import { syncSubscription } from '../../subscriptions/sync-subscription.ts';

/**
 * Cancels a person's subscriptions at the payment provider immediately, so that no one without an
 * account is ever charged. Safe to repeat.
 * @throws the error that prevented the cancellation
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

/** Deletes the provider's data about a person beyond their purchases: cards, name, address. */
export async function deleteProviderCustomer(
  { stripe }: Pick<Services, 'stripe'>,
  customerId: string,
): Promise<void> {
  await unlessMissing(stripe.customers.del(customerId));
}

/**
 * Ignores a rejection, for example because the subscription has already ended. The caller then
 * loads its current state.
 */
async function unlessRejected(answer: Promise<unknown>): Promise<void> {
  await answer.catch((error: unknown) => {
    if (!isRejection(error)) throw error;
  });
}
