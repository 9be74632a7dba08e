import { hash } from 'node:crypto';
import type { MikroORM } from '@mikro-orm/postgresql';
import { bool } from '../database/expressions.ts';
import { prepared, type Given, type RowOf } from '../database/prepared.ts';
import { query } from '../database/query.ts';
import type { SessionData } from '../contract/session-data.ts';
import { hasPasskeys } from './passkeys/read-passkeys.ts';
import { sessionHorizon } from './session-times.ts';
import type { SessionUser } from '../contract/session-user.ts';

export interface SessionRow {
  /** At rest. */
  id: string;
  user: SessionUser;
  lastSeenAt: Date;
  data: SessionData;
}

export interface NewSession {
  userId: string;
  /** Of the password that was right. */
  passwordHash: string;
  createdAt: Date;
  /** What the browser says it is, and where it calls from. */
  device: string;
  place: string;
  /** Where a passkey was enough: when. */
  verifiedAt: Date | null;
}

interface Move {
  /** Null: as it was. */
  mfaVerifiedAt: Date | null;
  provenAt: Date | null;
  data: SessionData;
  now: Date;
}

export function makeSessionRows(orm: MikroORM) {
  const em = () => orm.em.fork();
  return {
    /** The session with its user, where it has not ended. */
    async read(cookieId: string, now: Date): Promise<SessionRow | null> {
      const id = atRest(cookieId);
      // a prepared statement needs no identity map of its own
      const [row] = await readSession(orm.em, { id, ...sessionHorizon(now) });
      return row === undefined ? null : toSessionRow(id, row);
    },

    /**
     * Null where the password is another one by now, else the id. The lock makes it wait for a change under way,
     * which either ends this session with the others or is seen here.
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
     * Goes on in a row of its own under a new id, in one statement that waits for changes of the
     * account: a session that is ended at the same moment does not come back, and none is moved out
     * of the sight of whoever ends them all. Null where it had ended already.
     */
    async move(id: string, cookieId: string, { mfaVerifiedAt, provenAt, data, now }: Move) {
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

    /** Changes nothing where the session has ended meanwhile. */
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

/** It runs before nearly every other statement. */
const readSession = prepared('read-session', (tables, given: Given<SessionQuery>) =>
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
      'u.provider_customer_id',
    ])
    .select((eb) => [
      bool(eb('s.mfa_verified_at', 'is not', null)).as('mfa_verified'),
      bool(eb('u.totp_secret', 'is not', null)).as('mfa_enrolled'),
      hasPasskeys.as('has_passkeys'),
    ])
    .where('s.id', '=', given('id'))
    .where('s.last_seen_at', '>', given('seenAfter'))
    .where('s.created_at', '>', given('madeAfter')),
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
