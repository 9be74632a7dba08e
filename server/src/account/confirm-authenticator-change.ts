import type { EntityManager } from '@mikro-orm/postgresql';
import { mailAccountNotice } from '../identity/account-notice.ts';
import { stepOfCode } from '@spindle/sdk/domain/identity/authenticator';
import { evict } from '../identity/evict.ts';
import { underCodeLimit, type AroundCode } from '../identity/fresh-code.ts';
import { saveDevice } from '../identity/remember-sign-in.ts';
import { lockAccount, type LockedAccount } from '../identity/lock-account.ts';
import { unseal } from '../identity/secret-box.ts';
import type { SessionUser } from '../contract/session-user.ts';
import { db } from '../database/db.ts';

interface AuthenticatorCall extends AroundCode {
  user: SessionUser;
  requestId: string;
}

type ConfirmationResult = 'changed' | 'wrong' | 'expired';

/**
 * Replaces the enrolled authenticator with the one shown in this session if its first code is
 * correct. Ends the account's other sessions and its API tokens, and continues under a new session
 * id.
 */
export async function confirmAuthenticatorChange(
  around: AuthenticatorCall,
  code: string,
): Promise<ConfirmationResult> {
  const { em, services, session } = around;
  const next = session.data.nextAuthenticator;
  if (next === undefined || next.until <= services.now().getTime()) {
    delete session.data.nextAuthenticator;
    return 'expired';
  }
  const changed = await underCodeLimit(around, () =>
    em.transactional(async (tx) => {
      const account = await lockAccount(tx, session);
      return swap({ tx, around }, account, { box: next.box, code });
    }),
  );
  if (changed === null) return 'wrong';
  delete session.data.nextAuthenticator;
  await session.rotate();
  await saveDevice(em, session);
  await services.security.note({ type: 'factor.added', reason: 'AUTHENTICATOR' });
  return 'changed';
}

/** Returns null if the code is wrong or another call has already enrolled this authenticator. */
async function swap(
  { tx, around }: { tx: EntityManager; around: AuthenticatorCall },
  { id, totpSecret }: LockedAccount,
  { box, code }: { box: string; code: string },
): Promise<true | null> {
  const { services, session, user, requestId } = around;
  const { config, jobs, now } = services;
  const step = stepOfCode(unseal(config.secretsKeys, box, id), code, now());
  if (step === null) return null;
  const { numUpdatedRows: swapped } = await db(tx)
    .updateTable('users')
    .set({ totp_secret: box, totp_last_step: step })
    .where('id', '=', id)
    .where('totp_secret', '=', totpSecret)
    .where('totp_secret', '<>', box)
    .executeTakeFirst();
  if (swapped === 0n) return null;
  const time = now();
  await evict(tx, { userId: id, keep: session.id, actor: user, requestId, now: time });
  const at = time.toISOString();
  await jobs.send(tx, mailAccountNotice, { userId: id, notice: 'authenticator-changed', at });
  return true;
}
