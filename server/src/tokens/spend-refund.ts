import type { EntityManager } from '@mikro-orm/postgresql';
import { missingScopes } from '@spindle/sdk/contract/access';
import { forbidden } from '@spindle/sdk/contract/failure';
import { capReached, refundCapOf } from '@spindle/sdk/domain/tokens/refund-cap';
import { dayIn } from '@spindle/sdk/domain/time/calendar';
import type { SessionUser } from '../contract/session-user.ts';
import { query } from '../database/query.ts';
import { ApiToken } from './api-token.entity.ts';

interface RefundSpending {
  /** Undefined for people. */
  program: SessionUser['program'];
  cents: number;
  /** The daily refund limit for tokens with all rights of their role and no limit of their own. */
  stepUpCents: number;
  /** The time zone that defines the shop's days. */
  timeZone: string;
  now: Date;
}

/**
 * Counts a program's refund against its token's daily limit, in the transaction that makes the
 * refund. The update locks the token's row, so simultaneous refunds are counted one after another.
 * @throws Failure 403 if the token can't refund, or not that much
 */
export async function spendRefund(
  em: EntityManager,
  { program, cents, stepUpCents, timeZone, now }: RefundSpending,
): Promise<void> {
  if (program === undefined || cents <= 0) return;
  const { tokenId, scopes } = program;
  if (scopes?.includes('refunds:write') === false) throw missingScopes(['refunds:write']);
  const { scope, refundCapCents } = await em.findOneOrFail(ApiToken, { id: tokenId });
  const cap = refundCapOf({ scope, scopes, cap: refundCapCents }, stepUpCents) ?? 0;
  const counted = await query(em, count, [tokenId, dayIn(timeZone, now), cents, cap]);
  if (counted.length === 0) throw forbidden(capReached(cap));
}

const count = `
  update api_tokens
     set refunded_cents = $3 + case when refunded_on = $2::date then refunded_cents else 0 end,
         refunded_on = $2::date,
         refund_cap_cents = $4
   where id = $1
     and $3 + case when refunded_on = $2::date then refunded_cents else 0 end <= $4
  returning id`;
