import { sql } from 'kysely';
import { recordAudit } from '../audit/record-audit.ts';
import { newId } from '../database/base.ts';
import { db } from '../database/db.ts';
import { lower } from '../database/expressions.ts';
import type { Services } from '../services.ts';
import { mailAccountNotice } from './account-notice.ts';
import { User } from './user.entity.ts';

export interface NewAdmin {
  email: string;
  firstName: string;
  lastName: string;
}

/**
 * `made`: a new account. `given`: an existing account got the role. `already`: the account already
 * had the role.
 */
export type AdminOutcome = 'made' | 'given' | 'already';

/**
 * Creates an administrator without a signed-in user. A new account has neither a password nor an
 * authenticator. The owner is notified by email, sets a password by email, and enrolls an
 * authenticator when signing in.
 */
export async function createAdmin(
  { orm, jobs, now: clock }: Pick<Services, 'orm' | 'jobs' | 'now'>,
  { email, firstName, lastName }: NewAdmin,
): Promise<AdminOutcome> {
  const now = clock();
  return orm.em.fork().transactional(async (tx) => {
    const { numInsertedOrUpdatedRows: inserted } = await db(tx)
      .insertInto('users')
      .values({
        id: newId(),
        email,
        first_name: firstName,
        last_name: lastName,
        extended: true,
        created_at: now,
        updated_at: now,
        version: 1,
      })
      .onConflict((known) => known.doNothing())
      .executeTakeFirst();
    const account = await db(tx)
      .selectFrom('users')
      .select(['id', 'extended'])
      .where((eb) => eb(lower(eb.ref('email')), '=', lower(sql.val(email))))
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (account === undefined) throw new Error(`The account ${email} was deleted in the meantime.`);
    const made = inserted !== 0n;
    if (account.extended && !made) return 'already';
    const { id } = account;
    if (!made) await tx.nativeUpdate(User, { id }, { extended: true, updatedAt: now });
    recordAudit(tx, {
      actor: null,
      action: 'identity.create-admin',
      subject: `customer ${id}`,
      before: made ? null : { extended: false },
      after: { extended: true },
      requestId: null,
      now,
    });
    const notice = 'made-administrator';
    await jobs.send(tx, mailAccountNotice, { userId: id, notice, at: now.toISOString() });
    return made ? 'made' : 'given';
  });
}
