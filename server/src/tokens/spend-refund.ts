import type { EntityManager } from '@mikro-orm/postgresql';
import { requireScope } from '@spindle/sdk/contract/access';
import { forbidden } from '@spindle/sdk/contract/failure';
import { isCapped } from '@spindle/sdk/domain/identity/staff-roles';
import { capReached, ownCapReached, refundCapOf } from '@spindle/sdk/domain/tokens/refund-cap';
import { dayIn } from '@spindle/sdk/domain/time/calendar';
import type { SessionUser } from '../contract/session-user.ts';
import { query } from '../database/query.ts';
import { ApiToken } from './api-token.entity.ts';

/** Who refunds: a person with the roles, or their program. */
export type Refunder = Pick<SessionUser, 'extended' | 'warehouse' | 'roles' | 'program'>;

interface RefundSpending {
  user: Refunder;
  cents: number;
  /** What a person has refunded earlier today. */
  centsToday: number;
  /**
   * The daily refund limit for support staff, and for tokens with all rights of their role and no
   * limit of their own.
   */
  stepUpCents: number;
  /** The time zone that defines the shop's days. */
  timeZone: string;
  now: Date;
}

/**
 * Checks that the caller may refund this much today, in the transaction that makes the refund. A
 * program's refund counts against its token's daily limit: the update locks the token's row, so
 * simultaneous refunds are counted one after another.
 * @throws Failure 403 if the caller can't refund, or not that much
 */
export async function spendRefund(
  em: EntityManager,
  { user, cents, centsToday, stepUpCents, timeZone, now }: RefundSpending,
): Promise<void> {
  if (cents <= 0) return;
  requireScope(user, ['refunds:write']);
  if (user.program === undefined) {
    if (isCapped(user) && centsToday + cents > stepUpCents) {
      throw forbidden(ownCapReached(stepUpCents));
    }
    return;
  }
  const { tokenId, scopes } = user.program;
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
