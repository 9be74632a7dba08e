import type { EntityManager } from '@mikro-orm/postgresql';
import { MAX_SESSIONS } from '@spindle/sdk/domain/account/sessions';
import type { ShopSession } from '../../contract/shop-session.ts';
import { db } from '../../database/db.ts';
import { sessionHorizon } from '../../identity/session-times.ts';

interface SessionCall {
  em: EntityManager;
  session: ShopSession;
  now: Date;
}

/** Lists the person's sessions that completed sign-in, most recently used first. */
export async function listSessions({ em, session, now }: SessionCall) {
  const { seenAfter, madeAfter } = sessionHorizon(now);
  const rows = await db(em)
    .selectFrom('sessions')
    .select(['id', 'public_id', 'device', 'place', 'created_at', 'last_seen_at'])
    .where('user_id', '=', session.user?.id ?? null)
    .where('mfa_verified_at', 'is not', null)
    .where('last_seen_at', '>', seenAfter)
    .where('created_at', '>', madeAfter)
    .orderBy('last_seen_at', 'desc')
    .orderBy('public_id')
    .limit(MAX_SESSIONS)
    .execute();
  return rows.map(({ id, public_id, device, place, created_at, last_seen_at }) => ({
    id: public_id,
    current: id === session.id,
    device,
    place,
    createdAt: created_at,
    lastSeenAt: last_seen_at,
  }));
}
