import type { EntityManager } from '@mikro-orm/postgresql';
import { deleteInBatches } from '../database/delete-in-batches.ts';
import { sessionHorizon } from './session-times.ts';

/** Tables whose rows have their own expiry time, `expires_at`. */
const ending = [
  'registrations',
  'recoveries',
  'meld_codes',
  'idempotency_keys',
  'known_devices',
  'passkey_challenges',
  'rate_limits',
] as const;

/** Deletes expired sessions, attempts and counters. Run by a scheduled job. */
export async function deleteEnded(
  em: EntityManager,
  now: Date,
  leaving?: AbortSignal,
): Promise<void> {
  const { seenAfter, madeAfter } = sessionHorizon(now);
  const seenBefore = { where: 'last_seen_at <= $1', parameters: [seenAfter] };
  const madeBefore = { where: 'created_at <= $1', parameters: [madeAfter] };
  await deleteInBatches(em, { table: 'sessions', ...seenBefore, leaving });
  await deleteInBatches(em, { table: 'sessions', ...madeBefore, leaving });
  for (const table of ending) {
    await deleteInBatches(em, { table, where: 'expires_at <= $1', parameters: [now], leaving });
  }
}
