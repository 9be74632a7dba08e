import type { EntityManager } from '@mikro-orm/postgresql';
import { deleteInBatches } from '../../database/delete-in-batches.ts';

const DAY_MS = 86_400_000;
/** Somebody comes back to an open tab, and is to hear that shipping has become dearer. */
export const QUOTES_KEPT_DAYS = 7;

/** Drops rates that are over, and what customers were told a week ago. */
export async function forgetQuotes(
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
    parameters: [new Date(now.getTime() - QUOTES_KEPT_DAYS * DAY_MS)],
    leaving,
  });
}
