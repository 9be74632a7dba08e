import { CODE_MINUTES, RESEND_SECONDS } from '@spindle/sdk/domain/identity/mailed-codes';
import type { EntityManager } from '@mikro-orm/postgresql';
import { newId } from '../../database/base.ts';
import { query } from '../../database/query.ts';
import type { Services } from '../../services.ts';
import { hashMailedCode, newMailedCode } from '../mailed-code.ts';
import { seal } from '../secret-box.ts';
import { mailRecoveryCode } from './mail-recovery-code.ts';

interface Around {
  em: EntityManager;
  services: Pick<Services, 'config' | 'jobs' | 'limits'>;
  now: Date;
}

interface Requested {
  /** The recovery whose code was mailed last. */
  id: string;
  /** Made just now, for this call. */
  isNew: boolean;
}

/**
 * Has a code mailed, unless one was within the last minute. Does the same, statement by statement,
 * whether or not somebody has that address.
 */
export async function requestRecovery(
  { em, services, now }: Around,
  email: string,
): Promise<Requested> {
  const underWay = await findRecent(em, email, now);
  if (underWay !== undefined) return { id: underWay, isNew: false };
  await services.limits.take('recovery-mail', email.toLowerCase());
  const id = newId();
  const code = newMailedCode();
  const keys = services.config.secretsKeys;
  return em.transactional(async (tx) => {
    // Of calls made at the same moment one mails; the others find its recovery.
    await query(tx, `select pg_advisory_xact_lock(hashtextextended('recovery ' || lower($1), 0))`, [
      email,
    ]);
    const meanwhile = await findRecent(tx, email, now);
    if (meanwhile !== undefined) return { id: meanwhile, isNew: false };
    await query(tx, insert, [
      id,
      email,
      hashMailedCode(keys, id, code),
      now,
      new Date(now.getTime() + CODE_MINUTES * 60_000),
    ]);
    const sealedCode = seal(keys, code, id);
    await services.jobs.send(tx, mailRecoveryCode, { recoveryId: id, sealedCode });
    return { id, isNew: true };
  });
}

/** Completed ones count, too: a code mailed sooner would tell that somebody has that address. */
async function findRecent(em: EntityManager, email: string, now: Date) {
  const [row] = await query<{ id: string }>(
    em,
    `select id from recoveries where lower(email) = lower($1) and created_at > $2
      order by created_at desc limit 1`,
    [email, new Date(now.getTime() - RESEND_SECONDS * 1000)],
  );
  return row?.id;
}

const insert = `
  insert into recoveries (id, email, user_id, code_hash, code_sent_at, created_at, expires_at)
  values ($1, $2, (select id from users where lower(email) = lower($2)), $3, $4, $4, $5)`;
