import { planSubscriptions } from '../subscriptions/plan-subscriptions.ts';
import type { ShopState } from '../../mocks/state.ts';
import { fixedId } from './fixed-id.ts';
import { customerIdOf, userIdOf } from './seed-people.ts';

/** Returns the demo's subscriptions, oldest first. */
export function seedSubscriptions(now: Date): Pick<ShopState, 'subscriptions'> {
  const subscriptions = planSubscriptions(now).map((one) => ({
    id: fixedId(`subscription ${one.key}`),
    userId: userIdOf(one),
    email: one.email,
    customerId: customerIdOf(one),
    providerId: `sub_${one.key}`,
    catalogId: one.catalogId,
    catalogItemId: one.itemId,
    title: one.title,
    status: one.status,
    cancelled: one.cancelled,
    currentPeriodEnd: one.periodEnd.toISOString(),
    endedAt: one.endedAt?.toISOString() ?? null,
    dateCreated: one.startedAt.toISOString(),
  }));
  return {
    subscriptions: subscriptions.toSorted((a, b) => a.dateCreated.localeCompare(b.dateCreated)),
  };
}
