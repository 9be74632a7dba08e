import { missingScopes } from '../../contract/access.ts';
import { forbidden } from '../../contract/failure.ts';
import { capReached, refundCapOf, refundedToday } from '../../domain/tokens/refund-cap.ts';
import { stepUpCents, timeZone } from '../config/business.ts';
import type { AnyMockCall } from '../core/call.ts';
import { getOr404 } from '../core/find.ts';
import { dayIn } from '../../domain/time/calendar.ts';

type ProgramCall = Pick<AnyMockCall, 'state' | 'caller' | 'now'>;

/** Counts a program's refund against its token's daily cap. */
export function spendRefund({ state, caller, now }: ProgramCall, cents: number): void {
  if (caller?.tokenId === undefined || cents <= 0) return;
  if (caller.scopes?.includes('refunds:write') === false) throw missingScopes(['refunds:write']);
  const token = getOr404(state.tokens, ({ id }) => id === caller.tokenId, 'token');
  const today = dayIn(timeZone, now);
  const refunded = refundedToday(token.refunded ?? null, { cents, today });
  const cap = refundCapOf({ ...token, cap: token.dailyRefundCap }, stepUpCents) ?? 0;
  if (refunded.cents > cap) throw forbidden(capReached(cap));
  Object.assign(token, { refunded, dailyRefundCap: cap });
}
