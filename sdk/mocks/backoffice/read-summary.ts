import { COUNTED_UP_TO } from '../../domain/backoffice/list-limits.ts';
import type { components } from '../../src/schema.d.ts';
import type { Trouble } from '../../domain/orders/troubles.ts';
import { hasTrouble } from '../orders/staff/troubles.ts';
import { waitsForPicking } from '../picking/pick-order.ts';
import type { Order, ShopState } from '../state.ts';

/** What needs somebody now and what there is: as many as the lists of it have. */
export function readSummary(state: ShopState, now: Date): components['schemas']['AdminSummary'] {
  const ordersThat = (fits: (order: Order) => boolean) => state.orders.filter(fits).length;
  const inTrouble = (trouble: Trouble) =>
    ordersThat((order) => hasTrouble(state, order, trouble, now));
  const countOf = ({ length }: readonly unknown[]) => Math.min(length, COUNTED_UP_TO);
  return {
    version: versionOf(state),
    toPick: ordersThat((order) => waitsForPicking(state, order)),
    toShip: ordersThat(({ orderState, labelUrl }) => orderState === 'PICKED' && labelUrl === null),
    openReturns: inTrouble('openReturn'),
    failedRefunds: inTrouble('failedRefund'),
    openDisputes: inTrouble('openDispute'),
    lostDisputes: inTrouble('lostDispute'),
    unassignedRefunds: inTrouble('unassignedRefund'),
    alerts: inTrouble('alert'),
    paymentsWithoutOrder: inTrouble('nothingDelivered'),
    openTickets: state.tickets.filter(({ status }) => status === 'OPEN').length,
    setup: [],
    records: {
      orders: countOf(state.orders),
      invoices: countOf(state.invoices),
      items: countOf(state.items),
      stock: countOf(state.stock),
      codes: countOf(state.discountCodes),
      customers: countOf(state.people),
      subscriptions: countOf(state.subscriptions),
      tickets: countOf(state.tickets),
      members: countOf(state.members),
      tokens: countOf(state.tokens),
      audit: countOf(state.audit),
    },
  };
}

function versionOf({ events, audit }: ShopState): string {
  return `${events.at(-1)?.id ?? 0}-${audit.at(-1)?.id ?? audit.length}`;
}
