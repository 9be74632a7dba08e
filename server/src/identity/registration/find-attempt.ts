import type { EntityManager } from '@mikro-orm/postgresql';
import { expressionBuilder } from 'kysely';
import { attemptFor, type Stage } from '@spindle/sdk/domain/identity/registration-replies';
import { db } from '../../database/db.ts';
import { bool, literal, lower } from '../../database/expressions.ts';
import type { Aliased } from '../../database/tables.ts';

export interface Attempt {
  id: string;
  email: string;
  /** Sealed for this attempt. */
  totpSecret: string;
  stage: Stage;
  codeSentAt: Date | null;
  /** True if the request comes from the browser that started the attempt. */
  bound: boolean;
}

export interface AttemptQuery {
  email: string;
  /** The attempt named by the browser's cookie. */
  cookie: string | null;
  stage: Stage;
  now: Date;
}

/**
 * Finds the live attempt for a step: the browser's own attempt at any stage, or another attempt at
 * that stage.
 */
export async function findAttempt(
  em: EntityManager,
  { email, cookie, stage, now }: AttemptQuery,
): Promise<Attempt | null> {
  const own = isOwn(cookie);
  const found = await liveAttempts(em, now)
    .select(own.as('bound'))
    .where(lower(ref('r.email')), '=', lower(val(email)))
    .where(or([own, eb('r.totp_last_step', stage === 'mail' ? 'is not' : 'is', null)]))
    .orderBy('bound', 'desc')
    .limit(2)
    .execute();
  return attemptFor(found) ?? null;
}

/** Finds the browser's own live attempt. */
export async function findOwnAttempt(
  em: EntityManager,
  cookie: string | null,
  now: Date,
): Promise<Attempt | null> {
  const own = isOwn(cookie);
  const found = await liveAttempts(em, now).select(own.as('bound')).where(own).executeTakeFirst();
  return found ?? null;
}

const {
  case: choose,
  eb,
  or,
  ref,
  val,
} = expressionBuilder<Aliased<{ r: 'registrations' }>, 'r'>();

const isOwn = (cookie: string | null) =>
  bool(cookie === null ? literal(false) : eb('r.id', '=', cookie));

const stageOf = choose()
  .when('r.totp_last_step', 'is', null)
  .then(literal<Stage>('authenticator'))
  .else(literal<Stage>('mail'))
  .end();

const liveAttempts = (em: EntityManager, now: Date) =>
  db(em)
    .selectFrom('registrations as r')
    .select([
      'r.id',
      'r.email',
      'r.totp_secret as totpSecret',
      'r.code_sent_at as codeSentAt',
      stageOf.as('stage'),
    ])
    .where('r.completed_at', 'is', null)
    .where('r.expires_at', '>', now);
