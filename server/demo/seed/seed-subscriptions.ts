import type { EntityManager } from '@mikro-orm/postgresql';
import { newId } from '../../src/database/base.ts';
import { accessOf } from '../../src/subscriptions/access-of.ts';
import { Subscription } from '../../src/subscriptions/subscription.entity.ts';
import type { PlannedStanding, PlannedSubscription } from '@spindle/sdk/demo/subscriptions/plan';
import { providerSubscriptionId } from './provider-subscriptions.ts';
import { demoCustomerId } from '../../src/identity/demo-accounts/find-demo-accounts.ts';

interface Circumstances {
  em: EntityManager;
  /** By e-mail. */
  userIds: ReadonlyMap<string, string>;
  now: Date;
}

const statuses: Record<PlannedStanding, string> = {
  ACTIVE: 'active',
  CANCELLED: 'active',
  PAST_DUE: 'past_due',
  ENDED: 'canceled',
};

/** Writes planned subscriptions as if the provider had told of them. */
export async function seedSubscriptions(
  { em, userIds, now }: Circumstances,
  planned: readonly PlannedSubscription[],
): Promise<void> {
  for (const one of planned) {
    const userId = userIds.get(one.email);
    if (userId === undefined) throw new Error(`nobody is called ${one.email}`);
    const state = {
      status: statuses[one.standing],
      cancelled: one.standing === 'CANCELLED' || one.standing === 'ENDED',
      currentPeriodEnd: one.periodEnd,
      endedAt: one.standing === 'ENDED' ? one.periodEnd : null,
      money: 'KEPT' as const,
    };
    const access = accessOf(state, now);
    em.create(Subscription, {
      id: newId(),
      userId,
      providerId: providerSubscriptionId(one),
      customerId: demoCustomerId(one.email),
      catalogId: one.catalogId,
      itemId: one.itemId,
      status: state.status,
      cancelled: state.cancelled,
      currentPeriodEnd: state.currentPeriodEnd,
      accessUntil: access.until,
      closedBecause: access.closedBecause,
      endedAt: state.endedAt,
      createdAt: one.startedAt,
      readAt: now,
      nextCheckAt: state.endedAt === null ? now : null,
    });
  }
  await em.flush();
}
