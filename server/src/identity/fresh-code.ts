import type { EntityManager } from '@mikro-orm/postgresql';
import { unauthorized } from '@spindle/sdk/contract/failure';
import type { Services } from '../services.ts';
import { mailAccountNotice } from './account-notice.ts';
import { useOfCode, type CodeUse } from '@spindle/sdk/domain/identity/authenticator';
import { identifyAttempt } from './known-device.ts';
import { lockAccount, type LockedAccount } from './lock-account.ts';
import { consumeRecoveryCode } from './recovery-codes.ts';
import { attemptSignIn } from './sign-in-attempts.ts';
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
 * Runs `change` in the transaction that uses up the code. Returns null if the code is wrong or
 * already used.
 * @throws 429 after too many wrong codes, 401 if the session has ended
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
      const taken = await consumeCode({ tx, services }, account, { code });
      return taken && change(tx, account);
    }),
  );
}

/**
 * Counts a wrong code (null) against this browser if the account knows it, otherwise against the
 * account.
 */
export async function underCodeLimit<T>(
  { em, services, session }: AroundCode,
  tryCode: () => Promise<T | null>,
): Promise<T | null> {
  if (session.user === null) throw unauthorized();
  const { device, user } = session;
  const attempt = await identifyAttempt(em, { userId: user.id, device, now: services.now() });
  const limit = 'authenticator-code-account';
  const one = { limit, whom: attempt, userId: user.id, wrong: 'WRONG_CODE' } as const;
  return attemptSignIn(services, one, tryCode);
}

interface GivenCode {
  code: string;
  /** A sealed authenticator secret that was shown in this session. Its first code enrolls it. */
  shown?: string | undefined;
  /** If true, recovery codes are not accepted. */
  proof?: boolean;
}

/** Uses up a code and returns how it matched, or null. The caller has locked the account's row. */
export async function consumeCode(
  { tx, services: { config, now, jobs } }: { tx: EntityManager; services: CodeServices },
  { id, totpSecret, totpLastStep: lastStep, ...account }: LockedAccount,
  { code, shown: visible, proof = false }: GivenCode,
): Promise<CodeUse['by'] | null> {
  const keys = config.secretsKeys;
  const time = now();
  const box = totpSecret ?? visible;
  if (box === undefined) return null;
  const facts = { ...account, secret: unseal(keys, box, id), enrolled: totpSecret !== null };
  const use = useOfCode({ ...facts, lastStep }, code, { now: time, proof });
  if (use === null) return null;
  if (use.by === 'RECOVERY_CODE') {
    if (!(await consumeRecoveryCode(tx, keys, { userId: id, code, now: time }))) return null;
    const [notice, at] = ['recovery-code-used', time.toISOString()] as const;
    await jobs.send(tx, mailAccountNotice, { userId: id, notice, at });
  } else {
    await db(tx)
      .updateTable('users')
      .set({ totp_secret: reseal(keys, box, id), totp_last_step: use.step })
      .where('id', '=', id)
      .execute();
  }
  return use.by;
}
