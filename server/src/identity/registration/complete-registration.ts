import { REGISTRATION_CODE_MINUTES } from '@spindle/sdk/domain/identity/mailed-codes';
import type { EntityManager } from '@mikro-orm/postgresql';
import { newId } from '../../database/base.ts';
import { query } from '../../database/query.ts';
import { db } from '../../database/db.ts';
import type { Services } from '../../services.ts';
import { isMailedCode } from '../mailed-code.ts';
import { replaceRecoveryCodes } from '../recovery-codes.ts';
import { seal, unseal } from '../secret-box.ts';
import { findAttempt } from './find-attempt.ts';
import { takeTry } from './take-try.ts';

interface Around {
  em: EntityManager;
  config: Services['config'];
  now: Date;
}

interface Given {
  email: string;
  emailCode: string;
  cookie: string | null;
}

type Completed = { userId: string; recoveryCodes: string[] } | 'none' | 'dead' | 'wrong' | 'old';

/**
 * Step 3: the code mailed for this attempt makes the account. Where the address got an account in
 * the meantime, the code counts as wrong. Of several calls at the same moment one makes it.
 */
export async function completeRegistration(
  { em, config, now }: Around,
  { email, emailCode, cookie }: Given,
): Promise<Completed> {
  const attempt = await findAttempt(em, { email, cookie, stage: 'mail', now });
  if (attempt?.stage !== 'mail') return 'none';
  if (!(await takeTry(em, attempt))) return 'dead';
  const keys = config.secretsKeys;
  return em.transactional(async (tx) => {
    const row = await db(tx)
      .selectFrom('registrations')
      .select(['totp_secret', 'code_hash', 'code_sent_at'])
      .where('id', '=', attempt.id)
      .where('completed_at', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (row === undefined) return 'none';
    if (!isMailedCode(keys, attempt.id, emailCode, row.code_hash)) return 'wrong';
    if (row.code_sent_at === null) return 'wrong';
    if (now.getTime() - row.code_sent_at.getTime() > REGISTRATION_CODE_MINUTES * 60_000)
      return 'old';
    const userId = newId();
    const secret = seal(keys, unseal(keys, row.totp_secret, attempt.id), userId);
    const made = await query(tx, makeAccount, [attempt.id, userId, secret, now]);
    if (made.length === 0) return 'wrong';
    await query(tx, 'update registrations set completed_at = $2 where id = $1', [attempt.id, now]);
    return { userId, recoveryCodes: await replaceRecoveryCodes(tx, keys, userId) };
  });
}

const makeAccount = `
  insert into users
    (id, email, first_name, last_name, password_hash, totp_secret, totp_last_step,
     created_at, updated_at)
  select $2::uuid, email, first_name, last_name, password_hash, $3::text, totp_last_step,
         $4::timestamptz, $4::timestamptz
    from registrations where id = $1
  on conflict do nothing
  returning id`;
