import type { EntityManager } from '@mikro-orm/postgresql';
import { deleteInBatches } from '../database/delete-in-batches.ts';

/** Longer than the provider can come back to a page that nobody paid. */
export const UNPAID_KEPT_DAYS = 90;

const DAY_MS = 86_400_000;

/**
 * Forgets checkouts that nobody paid, with their lines and the uses of codes that they gave back. What
 * was paid stays: its payment names it, and its uses of a code count.
 */
export async function forgetCheckouts(
  em: EntityManager,
  now: Date,
  leaving?: AbortSignal,
): Promise<void> {
  await deleteInBatches(em, {
    table: 'checkouts',
    where: `state in ('EXPIRED', 'FAILED') and closed_at < $1`,
    parameters: [new Date(now.getTime() - UNPAID_KEPT_DAYS * DAY_MS)],
    leaving,
  });
}
