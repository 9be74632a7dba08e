import type { EntityManager } from '@mikro-orm/postgresql';
import { unauthorized } from '@spindle/sdk/contract/failure';
import type { Services } from '../services.ts';
import { mailAccountNotice } from './account-notice.ts';
import { stepOfCode } from '@spindle/sdk/domain/identity/authenticator';
import { whoTries } from './known-device.ts';
import { lockAccount, type LockedAccount } from './lock-account.ts';
import { takeRecoveryCode } from './recovery-codes.ts';
import { takeSignInTry } from './sign-in-tries.ts';
import { reseal, unseal } from './secret-box.ts';
import type { ShopSession } from '../contract/shop-session.ts';
import { db } from '../database/db.ts';

type CodeServices = Pick<Services, 'config' | 'limits' | 'now' | 'jobs' | 'security'>;

export interface AroundCode {
  em: EntityManager;
  services: CodeServices;
  session: ShopSession;
}

/**
 * Runs `change` in the transaction that uses the code up; null where the code is not right or was
 * used before. @throws 429 after too many wrong ones, 401 where the session has ended
 */
export async function withFreshCode<T>(
  around: AroundCode,
  code: string,
  change: (tx: EntityManager, account: LockedAccount) => Promise<T>,
): Promise<T | null> {
  const { em, services, session } = around;
  return underCodeLimit(around, () =>
    em.transactional(async (tx) => {
      const account = await lockAccount(tx, session);
      const taken = await takeFreshCode({ tx, services }, account, code);
      return taken && change(tx, account);
    }),
  );
}

/** Counts a wrong code, which is null, against the account, or against a browser it knows. */
export async function underCodeLimit<T>(
  { em, services, session }: AroundCode,
  tryCode: () => Promise<T | null>,
): Promise<T | null> {
  if (session.user === null) throw unauthorized();
  const { device, user } = session;
  const whom = await whoTries(em, { userId: user.id, device, now: services.now() });
  const limit = 'authenticator-code-account';
  const failed = await takeSignInTry(services, { limit, whom, userId: user.id });
  const outcome = await tryCode();
  if (outcome === null) await failed('WRONG_CODE');
  else await services.limits.forgive(limit, whom);
  return outcome;
}

/**
 * Whether `code` is one of the account's authenticator, or a recovery code, that was never used
 * before; asking uses it up. Null where it is neither; nothing is right while no authenticator is
 * enrolled.
 */
export async function takeFreshCode(
  around: { tx: EntityManager; services: CodeServices },
  account: LockedAccount,
  code: string,
): Promise<'authenticator' | 'recovery code' | null> {
  if (await takeStep(around, account, code)) return 'authenticator';
  if (account.totpSecret === null) return null;
  return (await takeSpare(around, account.id, code)) ? 'recovery code' : null;
}

/** Whether `code` is one of the authenticator itself, never used before; asking uses it up. */
export async function takeStep(
  { tx, services: { config, now } }: { tx: EntityManager; services: CodeServices },
  { id, totpSecret }: LockedAccount,
  code: string,
): Promise<boolean> {
  if (totpSecret === null) return false;
  const secret = unseal(config.secretsKeys, totpSecret, id);
  const step = stepOfCode(secret, code, now());
  if (step === null) return false;
  const renewed = reseal(config.secretsKeys, totpSecret, id);
  const { numUpdatedRows: used } = await db(tx)
    .updateTable('users')
    .set({ totp_last_step: step, totp_secret: renewed })
    .where('id', '=', id)
    .where('totp_secret', '=', totpSecret)
    .where(({ eb, or }) => or([eb('totp_last_step', 'is', null), eb('totp_last_step', '<', step)]))
    .executeTakeFirst();
  return used > 0n;
}

async function takeSpare(
  { tx, services: { config, now, jobs } }: { tx: EntityManager; services: CodeServices },
  userId: string,
  code: string,
): Promise<boolean> {
  const time = now();
  const taken = await takeRecoveryCode(tx, config.secretsKeys, { userId, code, now: time });
  if (!taken) return false;
  const at = time.toISOString();
  await jobs.send(tx, mailAccountNotice, { userId, notice: 'recovery-code-used', at });
  return true;
}
