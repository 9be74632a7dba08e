import type { EntityManager } from '@mikro-orm/postgresql';
import { deleteInBatches } from '../../database/delete-in-batches.ts';

const DAY_MS = 86_400_000;
/**
 * A customer who returns to an open tab within this time must be told if shipping has become more
 * expensive.
 */
export const QUOTE_RETENTION_DAYS = 7;

/** Deletes expired rates and quotes that were last shown more than a week ago. */
export async function pruneQuotes(
  em: EntityManager,
  now: Date,
  leaving?: AbortSignal,
): Promise<void> {
  await deleteInBatches(em, {
    table: 'carrier_rates',
    where: 'expires_at <= $1',
    parameters: [now],
    leaving,
  });
  await deleteInBatches(em, {
    table: 'shown_quotes',
    where: 'shown_at < $1',
    parameters: [new Date(now.getTime() - QUOTE_RETENTION_DAYS * DAY_MS)],
    leaving,
  });
}
