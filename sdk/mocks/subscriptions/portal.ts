import { isPaying } from '../../domain/subscriptions/access.ts';
import { money, periodText } from '../../demo/provider-pages/amounts.ts';
import type { PortalSubscription } from '../../demo/provider-pages/portal-view.ts';
import { isOf, type ItemKey } from '../catalog/find-record.ts';
import type { Scene } from '../core/call.ts';
import type { ShopState, Subscription } from '../state.ts';
import { afterPeriod, mailSubscriber, intervalOf, type PeriodScene } from './periods.ts';
import { fromDollars } from '../../domain/money/dollars.ts';

/** Returns a customer's active subscriptions, as the provider's portal shows them. */
export function portalOf(state: ShopState, customerId: string): PortalSubscription[] {
  return running(state)
    .filter((one) => one.customerId === customerId)
    .map((one) => ({
      id: one.id,
      title: one.title,
      prices: [priceOf(state, one)],
      standing: !isPaying(one) ? 'past due' : one.cancelled ? 'cancelled' : 'active',
      until: one.currentPeriodEnd === null ? null : Date.parse(one.currentPeriodEnd) / 1000,
      paidWith: null,
      otherPlans: otherPlans(state, one).map((plan) => ({
        value: plan.catalogItemId,
        title: plan.title,
        price: priceOf(state, plan),
      })),
    }));
}

/**
 * Returns the plans to which a subscription can change: the other plans in its catalog. Empty while
 * a payment is due.
 */
function otherPlans({ items }: ShopState, subscription: Subscription): ShopState['items'] {
  if (!isPaying(subscription)) return [];
  return items.filter(
    (item) =>
      item.catalogId === subscription.catalogId &&
      item.subscription &&
      item.enabled &&
      !isOf(item, subscription),
  );
}

function priceOf(state: ShopState, key: ItemKey): string {
  const item = state.items.find((one) => isOf(one, key));
  return `${money(fromDollars(item?.price ?? 0), 'usd')} ${periodText(intervalOf(state, key))}`;
}

/** Handles "Cancel plan": the subscription ends after the paid period. */
export function cancelAtPeriodEnd(scene: PeriodScene, id: string): void {
  const subscription = running(scene.state).find((one) => one.id === id);
  if (subscription === undefined || subscription.cancelled) return;
  subscription.cancelled = true;
  mailSubscriber(scene, subscription, 'CANCELLED');
}

/** Handles "Renew plan": undoes the cancellation. */
export function undoCancellation(scene: Scene, id: string): void {
  updateRunning(scene, id, { cancelled: false });
}

/**
 * Handles "Change plan". A different billing interval starts a new period now. Otherwise the period
 * stays.
 */
export function changePlan(scene: Scene, id: string, catalogItemId: string): void {
  const { state, now } = scene;
  const subscription = running(state).find((one) => one.id === id);
  const plans = subscription ? otherPlans(state, subscription) : [];
  const plan = plans.find((one) => one.catalogItemId === catalogItemId);
  if (subscription === undefined || plan === undefined) return;
  const [before, every] = [intervalOf(state, subscription), intervalOf(state, plan)];
  const restarts = JSON.stringify(before) !== JSON.stringify(every);
  updateRunning(scene, id, {
    catalogItemId,
    title: plan.title,
    ...(restarts && { currentPeriodEnd: afterPeriod(now, every).toISOString() }),
  });
}

/** Handles "Update card" with a working card: collects the payment due and starts a new period. */
export function updateCard(scene: Scene, customerId: string): void {
  for (const one of running(scene.state)) {
    if (one.customerId !== customerId || isPaying(one)) continue;
    const end = afterPeriod(scene.now, intervalOf(scene.state, one)).toISOString();
    Object.assign(one, { status: 'active', currentPeriodEnd: end });
  }
}

function updateRunning({ state }: Scene, id: string, fields: Partial<Subscription>): void {
  for (const one of running(state).filter((known) => known.id === id)) Object.assign(one, fields);
}

export const running = ({ subscriptions }: Pick<ShopState, 'subscriptions'>) =>
  subscriptions.filter(({ endedAt }) => endedAt === null);
