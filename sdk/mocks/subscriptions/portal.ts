import { isOf } from '../catalog/find-record.ts';
import type { Scene } from '../core/call.ts';
import { deriveEntitlements } from '../entitlements/derive-entitlements.ts';
import type { ShopState, Subscription } from '../state.ts';
import { afterPeriod, rhythmOf } from './periods.ts';
import { fromDollars } from '../../domain/money/dollars.ts';

interface Price {
  /** Of one period. */
  cents: number;
  /** How many of which interval a period has. */
  every: ReturnType<typeof rhythmOf>;
}

export interface OtherPlan extends Price {
  catalogItemId: string;
  title: string;
}

/** A subscription that goes on, as the portal shows it. */
export interface PortalSubscription extends Price {
  id: string;
  title: string;
  /** When it is renewed or, cancelled, ends; ISO 8601. */
  currentPeriodEnd: string | null;
  cancelled: boolean;
  paymentDue: boolean;
  /** What it can be changed to: the catalogue's other plans; none while a payment is due. */
  otherPlans: OtherPlan[];
}

/** What a customer of the provider has that has not ended. */
export function portalOf(state: ShopState, customerId: string): PortalSubscription[] {
  return running(state)
    .filter((one) => one.customerId === customerId)
    .map((one) => ({
      id: one.id,
      title: one.title,
      ...priceOf(state, one),
      currentPeriodEnd: one.currentPeriodEnd,
      cancelled: one.cancelled,
      paymentDue: one.paymentDue,
      otherPlans: one.paymentDue ? [] : otherPlans(state, one),
    }));
}

function otherPlans(state: ShopState, subscription: Subscription): OtherPlan[] {
  return state.items
    .filter(
      (item) =>
        item.catalogId === subscription.catalogId &&
        item.subscription &&
        item.enabled &&
        !isOf(item, subscription),
    )
    .map((item) => ({
      catalogItemId: item.catalogItemId,
      title: item.title,
      ...priceOf(state, item),
    }));
}

function priceOf(state: ShopState, key: Pick<Subscription, 'catalogId' | 'catalogItemId'>): Price {
  const item = state.items.find((one) => isOf(one, key));
  return { cents: fromDollars(item?.price ?? 0), every: rhythmOf(state, key) };
}

/** "Cancel plan": it ends with what is paid. */
export function cancelAtPeriodEnd(scene: Scene, id: string): void {
  change(scene, id, { cancelled: true });
}

/** "Renew plan": it goes on after all. */
export function takeBack(scene: Scene, id: string): void {
  change(scene, id, { cancelled: false });
}

/** "Change plan": in another rhythm a new period begins now, in the same one the period stays. */
export function changePlan(scene: Scene, id: string, catalogItemId: string): void {
  const { state, now } = scene;
  const subscription = running(state).find((one) => one.id === id);
  const plan = subscription && otherPlans(state, subscription).find(isOffered);
  if (subscription === undefined || plan === undefined) return;
  const before = rhythmOf(state, subscription);
  const restarts = JSON.stringify(before) !== JSON.stringify(plan.every);
  const { title } = plan;
  change(scene, id, {
    catalogItemId,
    title,
    ...(restarts && { currentPeriodEnd: afterPeriod(now, plan.every).toISOString() }),
  });

  function isOffered(one: OtherPlan): boolean {
    return one.catalogItemId === catalogItemId;
  }
}

/** "Update card" to one that works: what is owed is collected, and a new period begins. */
export function updateCard(scene: Scene, customerId: string): void {
  for (const one of running(scene.state)) {
    if (one.customerId !== customerId || !one.paymentDue) continue;
    const end = afterPeriod(scene.now, rhythmOf(scene.state, one)).toISOString();
    change(scene, one.id, { status: 'active', paymentDue: false, currentPeriodEnd: end });
  }
}

function change({ state, now, newId }: Scene, id: string, fields: Partial<Subscription>): void {
  const subscription = running(state).find((one) => one.id === id);
  if (subscription === undefined) return;
  Object.assign(subscription, fields);
  deriveEntitlements(state, now, newId);
}

const running = ({ subscriptions }: Pick<ShopState, 'subscriptions'>) =>
  subscriptions.filter(({ endedAt }) => endedAt === null);
