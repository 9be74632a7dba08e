import { sql } from 'kysely';
import { RECOVERY_CODE_MINUTES, RESEND_SECONDS } from '@spindle/sdk/domain/identity/mailed-codes';
import type { EntityManager } from '@mikro-orm/postgresql';
import { newId } from '../../database/base.ts';
import { query } from '../../database/query.ts';
import { db } from '../../database/db.ts';
import { lower } from '../../database/expressions.ts';
import type { Services } from '../../services.ts';
import { deviceHash, findKnownDevice } from '../known-device.ts';
import { hashMailedCode, newMailedCode } from '../mailed-code.ts';
import { seal } from '../secret-box.ts';
import { countEmail } from '../count-email.ts';
import { mailRecoveryCode } from './mail-recovery-code.ts';

interface RecoveryCall {
  em: EntityManager;
  services: Pick<Services, 'config' | 'jobs' | 'limits'>;
  now: Date;
}

interface Requester {
  email: string;
  /** The recovery that this browser started earlier. */
  ownId: string | null;
  /** The value of the browser's device cookie. */
  device: string | null;
  network: string;
}

interface RequestedRecovery {
  /** The recovery of this browser whose code was emailed last. */
  id: string;
  /** Whether this call created it. */
  isNew: boolean;
}

/**
 * Emails a code, unless this browser got one within the last minute. Every browser has its own
 * recovery. Runs the same statements whether or not an account has that address.
 * @throws Failure 429 after too many requests. Earlier codes stay valid.
 */
export async function requestRecovery(
  { em, services, now }: RecoveryCall,
  { email, ownId, device, network }: Requester,
): Promise<RequestedRecovery> {
  const latest = new Date(now.getTime() - RESEND_SECONDS * 1000);
  const recent = await query(em, findRecent, [ownId, email, latest]);
  if (ownId !== null && recent.length > 0) return { id: ownId, isNew: false };
  const known = await db(em)
    .selectFrom('users as u')
    .innerJoin('known_devices as d', 'd.user_id', 'u.id')
    .select('u.id')
    .where((eb) => eb(lower(eb.ref('u.email')), '=', lower(sql.val(email))))
    .where('d.hash', '=', deviceHash(device))
    .where('d.expires_at', '>', now)
    .executeTakeFirst();
  const attempt = known ? findKnownDevice(device, known.id) : email.toLowerCase();
  await countEmail(services.limits, { kind: 'recovery-mail', whom: attempt, network });
  const id = newId();
  const code = newMailedCode();
  const keys = services.config.secretsKeys;
  const ends = new Date(now.getTime() + RECOVERY_CODE_MINUTES * 60_000);
  return em.transactional(async (tx) => {
    await query(tx, replaceOwn, [ownId, email, now]);
    await query(tx, insert, [id, email, hashMailedCode(keys, id, code), now, ends]);
    const sealedCode = seal(keys, code, id);
    await services.jobs.send(tx, mailRecoveryCode, { recoveryId: id, sealedCode });
    return { id, isNew: true };
  });
}

/**
 * Includes completed recoveries, because sending a new code sooner would reveal that an account has
 * that address.
 */
const findRecent = `
  select 1 from recoveries where id = $1::uuid and lower(email) = lower($2) and created_at > $3`;

const replaceOwn = `
  update recoveries set expires_at = $3
   where id = $1::uuid and lower(email) = lower($2) and completed_at is null and expires_at > $3`;

const insert = `
  insert into recoveries (id, email, user_id, code_hash, code_sent_at, created_at, expires_at)
  values ($1, $2, (select id from users where lower(email) = lower($2)), $3, $4, $4, $5)`;
