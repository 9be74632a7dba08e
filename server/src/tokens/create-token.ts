import type { EntityManager } from '@mikro-orm/postgresql';
import { tokenMade, type newToken } from '@spindle/sdk/domain/tokens/new-token';
import { recordAudit } from '../audit/record-audit.ts';
import { newId } from '../database/base.ts';
import { lockAccount } from '../identity/lock-account.ts';
import type { SessionUser } from '../contract/session-user.ts';
import type { ShopSession } from '../contract/shop-session.ts';
import type { Services } from '../services.ts';
import { ApiToken } from './api-token.entity.ts';
import { mailTokenMade } from './mail-token-made.ts';
import { makeToken } from './make-token.ts';

interface TokenCall {
  services: Pick<Services, 'jobs'>;
  session: ShopSession;
  user: SessionUser;
  now: Date;
  requestId: string;
}

/**
 * Creates a token that acts for its creator and notifies them by email.
 * @throws Failure 401 if the session has ended
 */
export async function createToken(
  em: EntityManager,
  terms: ReturnType<typeof newToken>,
  { services, session, user, now, requestId }: TokenCall,
): Promise<{ token: string; record: ApiToken }> {
  const { token, hash, prefix } = makeToken();
  const id = newId();
  const { dailyRefundCap, scopes, ...rights } = terms;
  const record = await em.transactional(async (tx) => {
    await lockAccount(tx, session);
    recordAudit(tx, { actor: user, ...tokenMade(id, terms, prefix), requestId, now });
    await services.jobs.send(tx, mailTokenMade, { tokenId: id });
    return tx.create(ApiToken, {
      id,
      ...rights,
      scopes: scopes && [...scopes],
      refundCapCents: dailyRefundCap,
      hash,
      prefix,
      userId: user.id,
      createdBy: user.email,
      createdAt: now,
    });
  });
  return { token, record };
}
