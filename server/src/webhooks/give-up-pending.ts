import type { EntityManager } from '@mikro-orm/postgresql';
import { WebhookDelivery } from './webhook-delivery.entity.ts';

/** What waits for an address that is off waits for nothing; replayed, it goes on its way again. */
export async function giveUpPending(tx: EntityManager, webhookId: string): Promise<void> {
  const pending = { webhook: webhookId, state: 'PENDING' } as const;
  const over = { state: 'FAILED', nextTryAt: null, claimedUntil: null } as const;
  await tx.nativeUpdate(WebhookDelivery, pending, over);
}
