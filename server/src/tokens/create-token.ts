import type { EntityManager } from '@mikro-orm/postgresql';
import type { TokenScope } from '@spindle/sdk/domain/tokens/token-scopes';
import { recordAudit } from '../audit/record-audit.ts';
import { newId } from '../database/base.ts';
import { lockAccount } from '../identity/lock-account.ts';
import type { SessionUser } from '../contract/session-user.ts';
import type { ShopSession } from '../contract/shop-session.ts';
import type { Services } from '../services.ts';
import { ApiToken, type TokenRole } from './api-token.entity.ts';
import { mailTokenMade } from './mail-token-made.ts';
import { makeToken } from './make-token.ts';

interface TokenRequest {
  name: string;
  scope: TokenRole;
  scopes: readonly TokenScope[] | null;
  dailyRefundCap: number | null;
  days: number;
}

interface Circumstances {
  services: Pick<Services, 'jobs'>;
  session: ShopSession;
  user: SessionUser;
  now: Date;
  requestId: string;
}

const DAY_MS = 86_400_000;

/**
 * A token that acts for whoever makes it, who is told by mail.
 * @throws Failure 401 where the session has ended meanwhile
 */
export async function createToken(
  em: EntityManager,
  { name, scope, scopes, dailyRefundCap, days }: TokenRequest,
  { services, session, user, now, requestId }: Circumstances,
): Promise<{ token: string; record: ApiToken }> {
  const { token, hash, prefix } = makeToken();
  const id = newId();
  const expiresAt = new Date(now.getTime() + days * DAY_MS);
  const record = await em.transactional(async (tx) => {
    await lockAccount(tx, session);
    recordAudit(tx, {
      actor: user,
      action: 'tokens.create',
      subject: `token ${id}`,
      before: null,
      after: { name, scope, scopes, dailyRefundCap, prefix, expiresAt: expiresAt.toISOString() },
      requestId,
      now,
    });
    await services.jobs.send(tx, mailTokenMade, { tokenId: id });
    return tx.create(ApiToken, {
      id,
      name,
      scope,
      scopes: scopes && [...scopes],
      refundCapCents: dailyRefundCap,
      hash,
      prefix,
      userId: user.id,
      createdBy: user.email,
      createdAt: now,
      expiresAt,
    });
  });
  return { token, record };
}
