import type { EntityManager } from '@mikro-orm/postgresql';
import { newId } from '../../src/database/base.ts';
import { subscriptionAccess } from '@spindle/sdk/domain/subscriptions/access';
import { Subscription } from '../../src/subscriptions/subscription.entity.ts';
import type { PlannedSubscription } from '@spindle/sdk/demo/subscriptions/plan';
import { providerSubscriptionId } from './provider-subscriptions.ts';
import { demoCustomerId } from '../../src/identity/demo-accounts/find-demo-accounts.ts';

interface SeedContext {
  em: EntityManager;
  /** User ids by email. */
  userIds: ReadonlyMap<string, string>;
  now: Date;
}

/** Writes planned subscriptions as if the provider's webhooks had reported them. */
export async function seedSubscriptions(
  { em, userIds, now }: SeedContext,
  planned: readonly PlannedSubscription[],
): Promise<void> {
  for (const one of planned) {
    const userId = userIds.get(one.email);
    if (userId === undefined)
      throw new Error(`no person in the demo has the email address ${one.email}`);
    const { status, cancelled, periodEnd: currentPeriodEnd, endedAt } = one;
    const state = { status, cancelled, currentPeriodEnd, endedAt };
    const access = subscriptionAccess({ ...state, money: 'KEPT' }, now);
    em.create(Subscription, {
      id: newId(),
      userId,
      providerId: providerSubscriptionId(one),
      customerId: demoCustomerId(one.email),
      catalogId: one.catalogId,
      itemId: one.itemId,
      ...state,
      accessUntil: access.until,
      closedBecause: access.closedBecause,
      createdAt: one.startedAt,
      readAt: now,
      nextCheckAt: endedAt === null ? now : null,
    });
  }
  await em.flush();
}
