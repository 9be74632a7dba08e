import { presentPicking } from '../../domain/picking/replies.ts';
import type { components } from '../../src/schema.d.ts';
import type { MockHandlers } from '../core/call.ts';
import { pickFields } from '../../domain/fields.ts';
import { soldFields } from '../../domain/orders/sold-fields.ts';
import { owedOf } from '../orders/standing-of.ts';
import type { Order, ShopState } from '../state.ts';
import { claimOrder, completePicking, orderToPick, waitsForPicking } from './pick-order.ts';

const MOST_LISTED = 500;

export const picking = {
  listOrdersToPick({ state, user, now }) {
    return state.orders
      .filter((order) => waitsForPicking(state, order))
      .filter((order) => holder(order, now) === null || holder(order, now) === user.userId)
      .toSorted(
        (a, b) => a.dateCreated.localeCompare(b.dateCreated) || a.orderId.localeCompare(b.orderId),
      )
      .slice(0, MOST_LISTED)
      .map((order) => presentOrderToPick(state, order, now));
  },
  claimOrder: (call) => presentPicking(claimOrder(call, orderToPick(call))),
  completePicking: (call) =>
    presentPicking(completePicking(call, orderToPick(call), call.body.units)),
} satisfies Pick<MockHandlers, 'listOrdersToPick' | 'claimOrder' | 'completePicking'>;

function holder({ claim }: Order, now: Date): string | null {
  return claim !== null && Date.parse(claim.until) > now.getTime() ? claim.userId : null;
}

function presentOrderToPick(
  state: ShopState,
  order: Order,
  now: Date,
): components['schemas']['PickingOrder'] {
  return {
    orderId: order.orderId,
    customerId: order.customerId,
    dateCreated: order.dateCreated,
    claimedUntil: holder(order, now) === null ? null : (order.claim?.until ?? null),
    items: owedOf(state, order).lines.map((line) => pickFields(line, soldFields)),
  };
}
