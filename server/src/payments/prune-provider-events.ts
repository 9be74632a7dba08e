import type { EntityManager } from '@mikro-orm/postgresql';
import { deleteInBatches } from '../database/delete-in-batches.ts';

/**
 * Longer than events can be resent: Stripe retries for three days and allows manual resending for
 * thirty.
 */
export const PROVIDER_EVENT_RETENTION_DAYS = 35;

const DAY_MS = 86_400_000;

/**
 * Deletes the record of old events. If one of them arrived again, its job would find nothing to do.
 */
export async function pruneProviderEvents(
  em: EntityManager,
  now: Date,
  leaving?: AbortSignal,
): Promise<void> {
  await deleteInBatches(em, {
    table: 'provider_events',
    where: 'received_at < $1',
    parameters: [new Date(now.getTime() - PROVIDER_EVENT_RETENTION_DAYS * DAY_MS)],
    leaving,
  });
}
