import type { EntityManager } from '@mikro-orm/postgresql';
import { deliveriesKeptSince } from '@spindle/sdk/domain/webhooks/replies';
import { deleteInBatches } from '../database/delete-in-batches.ts';

/** Drops what has ended and is kept no more. */
export async function pruneDeliveries(
  em: EntityManager,
  now: Date,
  leaving?: AbortSignal,
): Promise<void> {
  await deleteInBatches(em, {
    table: 'webhook_deliveries',
    where: `created_at < $1 and state <> 'PENDING'`,
    parameters: [deliveriesKeptSince(now)],
    leaving,
  });
}
