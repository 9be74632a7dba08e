import type { EntityManager } from '@mikro-orm/postgresql';
import { deleteInBatches } from '../database/delete-in-batches.ts';

/** As long as with the checkout of a cart. */
export const ATTEMPTS_KEPT_DAYS = 90;

const DAY_MS = 86_400_000;

/** Forgets attempts to subscribe of which nothing came. */
export async function forgetAttempts(
  em: EntityManager,
  now: Date,
  leaving?: AbortSignal,
): Promise<void> {
  await deleteInBatches(em, {
    table: 'subscription_checkouts',
    where: `state in ('EXPIRED', 'FAILED') and closed_at < $1`,
    parameters: [new Date(now.getTime() - ATTEMPTS_KEPT_DAYS * DAY_MS)],
    leaving,
  });
}
