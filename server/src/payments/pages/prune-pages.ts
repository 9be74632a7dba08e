import type { EntityManager } from '@mikro-orm/postgresql';
import { deleteInBatches } from '../../database/delete-in-batches.ts';
import type { PageTable } from './page-columns.ts';

/** Longer than an unpaid page can still change at the provider. */
export const UNPAID_RETENTION_DAYS = 90;

const DAY_MS = 86_400_000;

/**
 * Deletes unpaid pages. For carts, also deletes their lines and returned code uses. Paid pages are
 * kept because their payment or subscription refers to them.
 */
export async function prunePages(
  em: EntityManager,
  table: PageTable,
  { now, leaving }: { now: Date; leaving: AbortSignal | undefined },
): Promise<void> {
  await deleteInBatches(em, {
    table,
    where: `state in ('EXPIRED', 'FAILED') and closed_at < $1`,
    parameters: [new Date(now.getTime() - UNPAID_RETENTION_DAYS * DAY_MS)],
    leaving,
  });
}
