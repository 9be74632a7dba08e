import type { EntityManager } from '@mikro-orm/postgresql';
import { deleteInBatches } from '../database/delete-in-batches.ts';

/**
 * Longer than anybody sends an event again: Stripe tries for three days and has it sent again by hand
 * for thirty.
 */
export const PROVIDER_EVENTS_KEPT_DAYS = 35;

const DAY_MS = 86_400_000;

/** Forgets which events were received; one that came again would find its work done. */
export async function forgetProviderEvents(
  em: EntityManager,
  now: Date,
  leaving?: AbortSignal,
): Promise<void> {
  await deleteInBatches(em, {
    table: 'provider_events',
    where: 'received_at < $1',
    parameters: [new Date(now.getTime() - PROVIDER_EVENTS_KEPT_DAYS * DAY_MS)],
    leaving,
  });
}
