import { presentOrderToPick, presentPicking } from '../../domain/picking/replies.ts';
import type { MockHandlers } from '../core/call.ts';
import { statusOf } from '../orders/standing-of.ts';
import type { Order } from '../state.ts';
import { claimOrder, completePicking, orderToPick, waitsForPicking } from './pick-order.ts';

const MAX_LISTED = 500;

export const picking = {
  listOrdersToPick({ state, user, now }) {
    return state.orders
      .filter((order) => waitsForPicking(state, order))
      .filter(({ claim }) => heldUntil(claim, now) === null || claim?.userId === user.userId)
      .toSorted(
        (a, b) => a.dateCreated.localeCompare(b.dateCreated) || a.orderId.localeCompare(b.orderId),
      )
      .slice(0, MAX_LISTED)
      .map((order) =>
        presentOrderToPick({
          ...statusOf(state, order),
          customerId: order.customerId,
          claimedUntil: heldUntil(order.claim, now),
        }),
      );
  },
  claimOrder: (call) => presentPicking(claimOrder(call, orderToPick(call))),
  completePicking: (call) =>
    presentPicking(completePicking(call, orderToPick(call), call.body.units)),
} satisfies Pick<MockHandlers, 'listOrdersToPick' | 'claimOrder' | 'completePicking'>;

/** Null where nobody holds it now. */
const heldUntil = (claim: Order['claim'], now: Date) =>
  claim !== null && Date.parse(claim.until) > now.getTime() ? new Date(claim.until) : null;
