import { catalogs } from '../../demo/catalogs/all-catalogs.ts';
import { planSubscriptions } from '../../demo/subscriptions/plan-subscriptions.ts';
import type { PlannedStanding } from '../../demo/subscriptions/plan.ts';
import type { ShopState } from '../state.ts';
import { fixedId } from './fixed-id.ts';
import { customerIdOf, userIdOf } from './seed-people.ts';

const statuses: Record<PlannedStanding, string> = {
  ACTIVE: 'active',
  CANCELLED: 'active',
  PAST_DUE: 'past_due',
  ENDED: 'canceled',
};

/** The demo's subscriptions, oldest first. */
export function seedSubscriptions(now: Date): Pick<ShopState, 'subscriptions'> {
  const subscriptions = planSubscriptions(now).map((one) => ({
    id: fixedId(`subscription ${one.key}`),
    userId: userIdOf(one),
    email: one.email,
    customerId: customerIdOf(one),
    providerId: `sub_${one.key}`,
    catalogId: one.catalogId,
    catalogItemId: one.itemId,
    title: titleOf(one.catalogId, one.itemId),
    status: statuses[one.standing],
    cancelled: one.standing === 'CANCELLED' || one.standing === 'ENDED',
    currentPeriodEnd: one.periodEnd.toISOString(),
    endedAt: one.standing === 'ENDED' ? one.periodEnd.toISOString() : null,
    dateCreated: one.startedAt.toISOString(),
    paymentDue: one.standing === 'PAST_DUE',
  }));
  return {
    subscriptions: subscriptions.toSorted((a, b) => a.dateCreated.localeCompare(b.dateCreated)),
  };
}

function titleOf(catalogId: string, itemId: string): string {
  const catalog = catalogs.find((one) => one.catalogId === catalogId);
  return catalog?.items.find(({ catalogItemId }) => catalogItemId === itemId)?.title ?? itemId;
}
