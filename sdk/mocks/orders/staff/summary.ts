import type { components } from '../../../src/schema.d.ts';
import type { ShopState } from '../../state.ts';
import { isDisputed } from '../order-facts.ts';
import { failedRefunds, isNothingDelivered, isOpenReturn } from './troubles.ts';

/** What needs somebody now. */
export function readSummary(state: ShopState, now: Date): components['schemas']['AdminSummary'] {
  const { orders } = state;
  const count = (fits: (order: (typeof orders)[number]) => boolean) => orders.filter(fits).length;
  const disputes = orders.filter(isDisputed).flatMap((order) => order.disputes);
  return {
    toPick: count(({ orderState }) => orderState === 'PENDING' || orderState === 'PROCESSING'),
    toShip: count(({ orderState, labelUrl }) => orderState === 'PICKED' && labelUrl === null),
    openReturns: count(isOpenReturn),
    failedRefunds: orders.flatMap((order) => failedRefunds(state, order)).length,
    openDisputes: new Set(disputes.map(({ disputeId }) => disputeId)).size,
    paymentsWithoutOrder: count((order) => isNothingDelivered(order, now)),
  };
}
