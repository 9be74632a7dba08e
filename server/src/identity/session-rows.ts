import { hash } from 'node:crypto';
import type { MikroORM } from '@mikro-orm/postgresql';
import { bool } from '../database/expressions.ts';
import { prepared, type Placeholder, type RowOf } from '../database/prepared.ts';
import { query } from '../database/query.ts';
import type { SessionData } from '../contract/session-data.ts';
import { hasPasskeys } from './passkeys/read-passkeys.ts';
import { sessionHorizon } from './session-times.ts';
import type { SessionUser } from '../contract/session-user.ts';

export interface SessionRow {
  /** Hash of the session id in the cookie, as stored. */
  id: string;
  user: SessionUser;
  lastSeenAt: Date;
  data: SessionData;
}

export interface NewSession {
  userId: string;
  /** Hash of the accepted password. */
  passwordHash: string;
  createdAt: Date;
  /** The device as described by the browser, and the place it connects from. */
  device: string;
  place: string;
  /** When the sign-in was completed with only a passkey, or null. */
  verifiedAt: Date | null;
}

interface SessionUpdate {
  /** Null keeps the current value. */
  mfaVerifiedAt: Date | null;
  provenAt: Date | null;
  data: SessionData;
  now: Date;
}

export function makeSessionRows(orm: MikroORM) {
  const em = () => orm.em.fork();
  return {
    /** Loads the session with its user, or null if it has ended. */
    async read(cookieId: string, now: Date): Promise<SessionRow | null> {
      const id = atRest(cookieId);
      // a prepared statement needs no separate identity map
      const [row] = await readSession(orm.em, { id, ...sessionHorizon(now) });
      return row === undefined ? null : toSessionRow(id, row);
    },

    /**
     * Returns the id, or null if the password has changed in the meantime. The lock waits for a
     * running change, which either ends this session with the others or is visible here.
     */
    async insert(cookieId: string, session: NewSession, data: SessionData, now: Date) {
      const inserted = await query(em(), insertSession, [
        atRest(cookieId),
        session.userId,
        session.passwordHash,
        session.createdAt,
        now,
        JSON.stringify(data),
        session.device,
        session.place,
        session.verifiedAt,
      ]);
      return inserted.length > 0 ? atRest(cookieId) : null;
    },

    /**
     * Moves the session to a new row under a new id, in a single statement that waits for changes
     * to the account. A session that is being ended doesn't come back, and a simultaneous "end all
     * sessions" can't miss a moved session. Returns null if the session had already ended.
     */
    async move(
      id: string,
      cookieId: string,
      { mfaVerifiedAt, provenAt, data, now }: SessionUpdate,
    ) {
      const [moved] = await query(em(), moveSession, [
        id,
        atRest(cookieId),
        now,
        mfaVerifiedAt,
        JSON.stringify(data),
        provenAt,
      ]);
      return moved === undefined ? null : atRest(cookieId);
    },

    /** Changes nothing if the session has ended. */
    async save(cookieId: string, data: SessionData) {
      await query(em(), 'update sessions set data = $2 where id = $1', [
        atRest(cookieId),
        JSON.stringify(data),
      ]);
    },

    async touch(cookieId: string, now: Date) {
      await query(em(), 'update sessions set last_seen_at = $2 where id = $1', [
        atRest(cookieId),
        now,
      ]);
    },

    async end(cookieId: string) {
      await query(em(), 'delete from sessions where id = $1', [atRest(cookieId)]);
    },
  };
}

export type SessionRows = ReturnType<typeof makeSessionRows>;

const insertSession = `
  insert into sessions (id, user_id, created_at, last_seen_at, data, device, place,
                        mfa_verified_at, proven_at)
  select $1, id, $4, $5, $6, $7, $8, $9, $9 from users
   where id = $2 and password_hash = $3 for share
  returning id`;

const moveSession = `
  with owner as (
    select u.id from users u join sessions s on s.user_id = u.id where s.id = $1 for share of u
  ), gone as (
    delete from sessions where id = $1 and user_id in (select id from owner) returning *
  )
  insert into sessions (id, user_id, created_at, last_seen_at, mfa_verified_at, proven_at, data,
                        public_id, device, place, device_hash)
  select $2, user_id, created_at, $3, coalesce($4, mfa_verified_at), coalesce($6, proven_at), $5,
         public_id, device, place, device_hash
    from gone
  returning id`;

interface SessionQuery {
  id: string;
  seenAfter: Date;
  madeAfter: Date;
}

/** Prepared because it runs before nearly every other statement. */
const readSession = prepared('read-session', (tables, input: Placeholder<SessionQuery>) =>
  tables
    .selectFrom('sessions as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .select([
      's.last_seen_at',
      's.data',
      's.proven_at',
      'u.id',
      'u.email',
      'u.first_name',
      'u.last_name',
      'u.extended',
      'u.warehouse',
      'u.roles',
      'u.provider_customer_id',
    ])
    .select((eb) => [
      bool(eb('s.mfa_verified_at', 'is not', null)).as('mfa_verified'),
      bool(eb('u.totp_secret', 'is not', null)).as('mfa_enrolled'),
      hasPasskeys.as('has_passkeys'),
    ])
    .where('s.id', '=', input('id'))
    .where('s.last_seen_at', '>', input('seenAfter'))
    .where('s.created_at', '>', input('madeAfter')),
);

function toSessionRow(id: string, row: RowOf<typeof readSession>): SessionRow {
  return {
    id,
    lastSeenAt: row.last_seen_at,
    data: row.data,
    user: {
      id: row.id,
      email: row.email,
      firstName: row.first_name,
      lastName: row.last_name,
      extended: row.extended,
      warehouse: row.warehouse,
      roles: row.roles,
      mfaEnrolled: row.mfa_enrolled,
      hasPasskeys: row.has_passkeys,
      mfaVerified: row.mfa_verified,
      provenAt: row.proven_at,
      customerId: row.provider_customer_id,
    },
  };
}

function atRest(cookieId: string): string {
  return hash('sha256', cookieId);
}
