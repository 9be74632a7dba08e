import type { EntityManager } from '@mikro-orm/postgresql';
import type { ShopSession } from '../contract/shop-session.ts';
import { takeCode, underCodeLimit, type AroundCode } from '../identity/fresh-code.ts';
import { lockAccount } from '../identity/lock-account.ts';
import { Session } from '../identity/session.entity.ts';

/**
 * Notes in this session that a code of the authenticator was given just now. False where it is not
 * right or was used before; a recovery code is no proof, and stays good.
 */
export async function proveIdentity(around: AroundCode, code: string): Promise<boolean> {
  const { em, services, session } = around;
  const proven = await underCodeLimit(around, () =>
    em.transactional(async (tx) => {
      const account = await lockAccount(tx, session);
      if (!(await takeCode({ tx, services }, account, { code, proof: true }))) return null;
      await recordProof(tx, session, services.now());
      return true;
    }),
  );
  return proven !== null;
}

/** From now on this session may do for ten minutes what needs a proof. */
export async function recordProof(
  tx: EntityManager,
  { id }: Pick<ShopSession, 'id'>,
  now: Date,
): Promise<void> {
  await tx.nativeUpdate(Session, { id }, { provenAt: now });
}
