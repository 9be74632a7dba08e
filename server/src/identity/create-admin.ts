import { sql } from 'kysely';
import { recordAudit } from '../audit/record-audit.ts';
import { newId } from '../database/base.ts';
import { query } from '../database/query.ts';
import { db } from '../database/db.ts';
import { lower } from '../database/expressions.ts';
import type { Services } from '../services.ts';
import { mailAccountNotice } from './account-notice.ts';

export interface NewAdmin {
  email: string;
  firstName: string;
  lastName: string;
}

/** `made`: a new account; `given`: an account there was got the role; `already`: it had it. */
export type AdminOutcome = 'made' | 'given' | 'already';

/**
 * Makes an administrator without anybody being signed in. A new account has neither password nor
 * authenticator: its owner is told by mail, sets a password by mail and enrols when signing in.
 */
export async function createAdmin(
  { orm, jobs, now: clock }: Pick<Services, 'orm' | 'jobs' | 'now'>,
  { email, firstName, lastName }: NewAdmin,
): Promise<AdminOutcome> {
  const now = clock();
  return orm.em.fork().transactional(async (tx) => {
    const inserted = await query(tx, insertAdmin, [newId(), email, firstName, lastName, now]);
    const account = await db(tx)
      .selectFrom('users')
      .select(['id', 'extended'])
      .where((eb) => eb(lower(eb.ref('email')), '=', lower(sql.val(email))))
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (account === undefined) throw new Error(`The account of ${email} was deleted meanwhile.`);
    const made = inserted.length > 0;
    if (account.extended && !made) return 'already';
    const { id } = account;
    if (!made) await query(tx, giveRole, [id, now]);
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

const insertAdmin = `
  insert into users (id, email, first_name, last_name, extended, created_at, updated_at)
  values ($1, $2, $3, $4, true, $5, $5)
  on conflict do nothing
  returning id`;

const giveRole = `
  update users set extended = true, updated_at = $2, version = version + 1 where id = $1`;
