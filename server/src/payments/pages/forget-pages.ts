import type { EntityManager } from '@mikro-orm/postgresql';
import { deleteInBatches } from '../../database/delete-in-batches.ts';
import type { PageTable } from './page-columns.ts';

/** Longer than the provider can come back to a page that nobody paid. */
export const UNPAID_KEPT_DAYS = 90;

const DAY_MS = 86_400_000;

/**
 * Forgets pages that nobody paid; of a cart with their lines and the uses of codes that they gave back.
 * What was paid stays: its payment or its subscription names it.
 */
export async function forgetPages(
  em: EntityManager,
  table: PageTable,
  { now, leaving }: { now: Date; leaving: AbortSignal | undefined },
): Promise<void> {
  await deleteInBatches(em, {
    table,
    where: `state in ('EXPIRED', 'FAILED') and closed_at < $1`,
    parameters: [new Date(now.getTime() - UNPAID_KEPT_DAYS * DAY_MS)],
    leaving,
  });
}
