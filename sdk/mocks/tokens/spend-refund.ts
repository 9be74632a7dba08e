import { requireScope } from '../../contract/access.ts';
import { forbidden } from '../../contract/failure.ts';
import { isCapped } from '../../domain/identity/staff-roles.ts';
import {
  capReached,
  ownCapReached,
  refundCapOf,
  refundedToday,
} from '../../domain/tokens/refund-cap.ts';
import { stepUpCents, timeZone } from '../config/business.ts';
import type { AnyMockCall } from '../core/call.ts';
import { getOr404 } from '../core/find.ts';
import { dayIn } from '../../domain/time/calendar.ts';

type RefundCall = Pick<AnyMockCall, 'state' | 'caller' | 'now'>;

/** Checks that the caller may refund this much today, and counts a program's refund. */
export function spendRefund(
  { state, caller, now }: RefundCall,
  { cents, centsToday }: { cents: number; centsToday: number },
): void {
  if (caller === null || cents <= 0) return;
  requireScope(caller, ['refunds:write']);
  const { program } = caller;
  if (program === undefined) {
    if (isCapped(caller) && centsToday + cents > stepUpCents) {
      throw forbidden(ownCapReached(stepUpCents));
    }
    return;
  }
  const token = getOr404(state.tokens, ({ id }) => id === program.tokenId, 'token');
  const today = dayIn(timeZone, now);
  const refunded = refundedToday(token.refunded ?? null, { cents, today });
  const cap = refundCapOf({ ...token, cap: token.dailyRefundCap }, stepUpCents) ?? 0;
  if (refunded.cents > cap) throw forbidden(capReached(cap));
  Object.assign(token, { refunded, dailyRefundCap: cap });
}
