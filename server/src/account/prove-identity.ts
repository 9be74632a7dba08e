import type { EntityManager } from '@mikro-orm/postgresql';
import type { ShopSession } from '../contract/shop-session.ts';
import { consumeCode, underCodeLimit, type AroundCode } from '../identity/fresh-code.ts';
import { lockAccount } from '../identity/lock-account.ts';
import { Session } from '../identity/session.entity.ts';

/**
 * Records in this session that an authenticator code was just entered. Returns false if the code is
 * wrong or already used. A recovery code is not accepted and stays valid.
 */
export async function proveIdentity(around: AroundCode, code: string): Promise<boolean> {
  const { em, services, session } = around;
  const proven = await underCodeLimit(around, () =>
    em.transactional(async (tx) => {
      const account = await lockAccount(tx, session);
      if (!(await consumeCode({ tx, services }, account, { code, proof: true }))) return null;
      await recordProof(tx, session, services.now());
      return true;
    }),
  );
  return proven !== null;
}

/** Lets this session use operations that require proof of identity for ten minutes. */
export async function recordProof(
  tx: EntityManager,
  { id }: Pick<ShopSession, 'id'>,
  now: Date,
): Promise<void> {
  await tx.nativeUpdate(Session, { id }, { provenAt: now });
}
