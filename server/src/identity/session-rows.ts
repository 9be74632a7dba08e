import { hash } from 'node:crypto';
import type { MikroORM } from '@mikro-orm/postgresql';
import { query } from '../database/query.ts';
import type { SessionData } from './session-data.ts';
import { sessionHorizon } from './session-times.ts';
import type { SessionUser } from './session-user.ts';

export interface SessionRow {
  user: SessionUser;
  createdAt: Date;
  lastSeenAt: Date;
  data: SessionData;
}

export interface NewSession {
  userId: string;
  createdAt: Date;
  mfaVerifiedAt: Date | null;
}

export function makeSessionRows(orm: MikroORM) {
  const em = () => orm.em.fork();
  return {
    /** The session with its user, where it has not ended. */
    async read(cookieId: string, now: Date): Promise<SessionRow | null> {
      const { seenAfter, madeAfter } = sessionHorizon(now);
      const pool = await orm.driver.getConnection().getNativeClient();
      // Prepared once per connection: this statement runs before nearly every other one.
      const result = await pool.query<ReadRow>({
        name: 'read-session',
        text: readSession,
        values: [atRest(cookieId), seenAfter, madeAfter],
      });
      const [row] = result.rows;
      return row === undefined ? null : toSessionRow(row);
    },

    async insert(cookieId: string, session: NewSession, data: SessionData, now: Date) {
      await query(
        em(),
        `insert into sessions (id, user_id, created_at, last_seen_at, mfa_verified_at, data)
         values ($1, $2, $3, $4, $5, $6)`,
        [
          atRest(cookieId),
          session.userId,
          session.createdAt,
          now,
          session.mfaVerifiedAt,
          JSON.stringify(data),
        ],
      );
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

    /** Whether there was one to end. */
    async end(cookieId: string): Promise<boolean> {
      const ended = await query(em(), 'delete from sessions where id = $1 returning id', [
        atRest(cookieId),
      ]);
      return ended.length > 0;
    },
  };
}

export type SessionRows = ReturnType<typeof makeSessionRows>;

const readSession = `
  select s.created_at, s.last_seen_at, s.mfa_verified_at is not null as mfa_verified, s.data,
         u.id, u.email, u.first_name, u.last_name, u.extended, u.warehouse,
         u.totp_secret is not null as mfa_enrolled, u.provider_customer_id
    from sessions s join users u on u.id = s.user_id
   where s.id = $1 and s.last_seen_at > $2 and s.created_at > $3`;

interface ReadRow {
  created_at: Date;
  last_seen_at: Date;
  mfa_verified: boolean;
  data: SessionData;
  id: string;
  email: string;
  first_name: string;
  last_name: string;
  extended: boolean;
  warehouse: boolean;
  mfa_enrolled: boolean;
  provider_customer_id: string | null;
}

function toSessionRow(row: ReadRow): SessionRow {
  return {
    createdAt: row.created_at,
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
      mfaVerified: row.mfa_verified,
      customerId: row.provider_customer_id,
    },
  };
}

function atRest(cookieId: string): string {
  return hash('sha256', cookieId);
}
