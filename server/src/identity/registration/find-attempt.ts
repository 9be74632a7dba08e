import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '../../database/query.ts';

/** What comes next: the authenticator's code, or the mailed one. */
export type Stage = 'authenticator' | 'mail';

export interface Attempt {
  id: string;
  email: string;
  /** Sealed for this attempt. */
  totpSecret: string;
  stage: Stage;
  codeSentAt: Date | null;
  /** Asked for by the browser that began it. */
  bound: boolean;
}

export interface Wanted {
  email: string;
  /** The attempt the browser's cookie names. */
  cookie: string | null;
  stage: Stage;
  now: Date;
}

/**
 * The live attempt a step is for: the browser's own, in whatever stage, or, where it has none for
 * that address, the only one there is in that stage. Of several none: they may be different people's.
 */
export async function findAttempt(
  em: EntityManager,
  { email, cookie, stage, now }: Wanted,
): Promise<Attempt | null> {
  const [first, second] = await query<Attempt>(em, byEmail, [email, cookie, now, stage === 'mail']);
  if (first === undefined || (!first.bound && second !== undefined)) return null;
  return first;
}

const columns = `
  id, email, totp_secret as "totpSecret", code_sent_at as "codeSentAt",
  case when totp_last_step is null then 'authenticator' else 'mail' end as stage`;

const byEmail = `
  select ${columns}, coalesce(id = $2::uuid, false) as bound
    from registrations
   where lower(email) = lower($1) and completed_at is null and expires_at > $3
     and (id = $2::uuid or (totp_last_step is not null) = $4)
   order by bound desc
   limit 2`;

/** The browser's own live attempt. */
export async function findOwnAttempt(
  em: EntityManager,
  cookie: string | null,
  now: Date,
): Promise<Attempt | null> {
  const [own] = await query<Attempt>(
    em,
    `select ${columns}, true as bound
       from registrations
      where id = $1::uuid and completed_at is null and expires_at > $2`,
    [cookie, now],
  );
  return own ?? null;
}
