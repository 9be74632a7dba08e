import { validateMailedCode } from '@spindle/sdk/domain/identity/registration-replies';
import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { newId } from '../../database/base.ts';
import { db } from '../../database/db.ts';
import type { Services } from '../../services.ts';
import { isMailedCode } from '../mailed-code.ts';
import { replaceRecoveryCodes } from '../recovery-codes.ts';
import { seal, unseal } from '../secret-box.ts';
import { findAttempt } from './find-attempt.ts';
import { countAttempt } from './count-attempt.ts';
import { Registration } from '../registration.entity.ts';

interface RegistrationCall {
  em: EntityManager;
  config: Services['config'];
  now: Date;
}

interface MailedCode {
  email: string;
  emailCode: string;
  cookie: string | null;
}

type RegistrationResult =
  | { userId: string; recoveryCodes: string[] }
  | 'none'
  | 'dead'
  | 'wrong'
  | 'old';

/**
 * Step 3: creates the account with the code emailed for this attempt. If someone created an account
 * with the address in the meantime, the code counts as wrong. Of several simultaneous calls, one
 * creates the account.
 */
export async function completeRegistration(
  { em, config, now }: RegistrationCall,
  { email, emailCode, cookie }: MailedCode,
): Promise<RegistrationResult> {
  const attempt = await findAttempt(em, { email, cookie, stage: 'mail', now });
  if (attempt?.stage !== 'mail') return 'none';
  if (!(await countAttempt(em, attempt))) return 'dead';
  const keys = config.secretsKeys;
  return em.transactional(async (tx) => {
    const { id } = attempt;
    const lock = { lockMode: LockMode.PESSIMISTIC_WRITE };
    const registration = await tx.findOne(Registration, { id, completedAt: null }, lock);
    if (registration === null) return 'none';
    const { codeHash, codeSentAt, totpSecret } = registration;
    const right = isMailedCode(keys, id, emailCode, codeHash);
    const rejection = validateMailedCode({ right, codeSentAt }, now);
    if (rejection !== null) return rejection;
    const userId = newId();
    const secret = seal(keys, unseal(keys, totpSecret, id), userId);
    if (!(await makeAccount(tx, registration, { userId, secret, now }))) return 'wrong';
    registration.completedAt = now;
    return { userId, recoveryCodes: await replaceRecoveryCodes(tx, keys, userId) };
  });
}

/** Returns false if the address already has an account. */
async function makeAccount(
  tx: EntityManager,
  { email, firstName, lastName, passwordHash, totpLastStep }: Registration,
  { userId, secret, now }: { userId: string; secret: string; now: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows: made } = await db(tx)
    .insertInto('users')
    .values({
      id: userId,
      email,
      first_name: firstName,
      last_name: lastName,
      password_hash: passwordHash,
      totp_secret: secret,
      totp_last_step: totpLastStep,
      created_at: now,
      updated_at: now,
      version: 1,
    })
    .onConflict((known) => known.doNothing())
    .executeTakeFirst();
  return made !== 0n;
}
