import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '../database/query.ts';
import { sessionHorizon } from './session-times.ts';

/** Clears away sessions, attempts and counters that no longer count; for a scheduled job. */
export async function deleteEnded(em: EntityManager, now: Date): Promise<void> {
  const { seenAfter, madeAfter } = sessionHorizon(now);
  await query(em, 'delete from sessions where last_seen_at <= $1 or created_at <= $2', [
    seenAfter,
    madeAfter,
  ]);
  await query(em, 'delete from registrations where expires_at <= $1', [now]);
  await query(em, 'delete from recoveries where expires_at <= $1', [now]);
  await query(em, 'delete from meld_codes where expires_at <= $1', [now]);
  await query(em, 'delete from idempotency_keys where expires_at <= $1', [now]);
  await query(em, 'delete from known_devices where expires_at <= $1', [now]);
  await query(em, 'delete from rate_limits where expires_at <= $1', [now]);
}
