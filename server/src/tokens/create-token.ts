import type { EntityManager } from '@mikro-orm/postgresql';
import { recordAudit } from '../audit/record-audit.ts';
import { newId } from '../database/base.ts';
import type { SessionUser } from '../identity/session-user.ts';
import { ApiToken, type TokenScope } from './api-token.entity.ts';
import { makeToken } from './make-token.ts';

interface Wish {
  name: string;
  scope: TokenScope;
  days: number;
}

interface Circumstances {
  user: SessionUser;
  now: Date;
  requestId: string;
}

const DAY_MS = 86_400_000;

/** A token that acts for whoever makes it. */
export async function createToken(
  em: EntityManager,
  { name, scope, days }: Wish,
  { user, now, requestId }: Circumstances,
): Promise<{ token: string; record: ApiToken }> {
  const { token, hash, prefix } = makeToken();
  const id = newId();
  const expiresAt = new Date(now.getTime() + days * DAY_MS);
  const record = await em.transactional(async (tx) => {
    recordAudit(tx, {
      actor: user,
      action: 'tokens.create',
      subject: `token ${id}`,
      before: null,
      after: { name, scope, prefix, expiresAt: expiresAt.toISOString() },
      requestId,
      now,
    });
    return tx.create(ApiToken, {
      id,
      name,
      scope,
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
