import type { components } from '../../../src/schema.d.ts';
import { waitsForPicking } from '../../picking/waiting-orders.ts';
import type { Order, ShopState } from '../../state.ts';
import { hasTrouble, type Trouble } from './troubles.ts';

/** What needs somebody now: as many as the lists of them have. */
export function readSummary(state: ShopState, now: Date): components['schemas']['AdminSummary'] {
  const count = (fits: (order: Order) => boolean) => state.orders.filter(fits).length;
  const inTrouble = (trouble: Trouble) => count((order) => hasTrouble(state, order, trouble, now));
  return {
    toPick: count(waitsForPicking),
    toShip: count(({ orderState, labelUrl }) => orderState === 'PICKED' && labelUrl === null),
    openReturns: inTrouble('openReturn'),
    failedRefunds: inTrouble('failedRefund'),
    openDisputes: inTrouble('openDispute'),
    paymentsWithoutOrder: inTrouble('nothingDelivered'),
  };
}
