import { presentClaim } from '../../domain/picking/claim.ts';
import { heldUntil } from '../../domain/picking/validate-picking.ts';
import { presentOrderToPick, presentPicking } from '../../domain/picking/replies.ts';
import { toDate } from '../../domain/time/calendar.ts';
import { shelfFacts } from '../catalog/find-record.ts';
import type { MockHandlers } from '../core/call.ts';
import { claimOf, oldestFirst } from '../orders/find-order.ts';
import { parcelContents, statusOf } from '../orders/order-status.ts';
import { claimOrder, completePicking, orderToPick, waitsForPicking } from './pick-order.ts';

export const picking = {
  listOrdersToPick({ state, user, now }) {
    return oldestFirst(state.orders.filter((order) => waitsForPicking(state, order)))
      .filter((order) => heldUntil(claimOf(state, order), user.userId, now) === null)
      .map((order) =>
        presentOrderToPick({
          ...statusOf(state, order),
          lines: parcelContents(state, order).lines.map((line) => ({
            ...line,
            ...shelfFacts(state, line),
          })),
          customerId: order.customerId,
          claimedUntil: toDate(presentClaim(claimOf(state, order), now).claimedUntil),
        }),
      );
  },
  claimOrder: (call) => presentPicking(claimOrder(call, orderToPick(call))),
  completePicking: (call) =>
    presentPicking(completePicking(call, orderToPick(call), call.body.units)),
} satisfies Pick<MockHandlers, 'listOrdersToPick' | 'claimOrder' | 'completePicking'>;
