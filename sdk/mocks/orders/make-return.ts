import { isOf } from '../catalog/find-record.ts';
import type { Scene } from '../core/scene.ts';
import type { CartEntry, Order } from '../state.ts';
import { noteOnOrder } from './move-order.ts';
import { unitsReturned } from './order-facts.ts';
import { pickOrderId } from './pick-order-id.ts';
import { shareOfUnits } from '../../domain/orders/share-of-units.ts';
import { requestedByCustomer } from '../../domain/orders/returns.ts';

/** The order of its own that holds what is sent back of another. */
export function makeReturn(scene: Scene, parent: Order, wanted: readonly CartEntry[]): Order {
  const { state, now } = scene;
  const at = now.toISOString();
  const why = requestedByCustomer;
  const taken = wanted.flatMap((entry) => takeUnits(state, parent, entry));
  const charged = taken.map(({ grossCents, taxCents }) => ({ grossCents, taxCents }));
  const total = charged.reduce((sum, { grossCents }) => sum + grossCents, 0);
  const child: Order = {
    ...parent,
    orderId: pickOrderId(scene),
    parentId: parent.orderId,
    orderState: 'RETURN_REQUESTED',
    state: 'RETURN_REQUESTED',
    dateCreated: at,
    dateModified: at,
    amount: total,
    total,
    tax: charged.reduce((sum, { taxCents }) => sum + taxCents, 0),
    total_refunded: 0,
    refunded: false,
    shippingPrice: 0,
    shippingPreference: null,
    expectedShippingDate: null,
    dateShipped: null,
    trackingNumber: null,
    trackingStatus: null,
    labelUrl: null,
    version: 1,
    items: taken.map(({ line }) => line),
    charged,
    returned: [],
    claim: null,
    refunds: [],
    timeline: [{ at, actor: parent.email, from: null, to: 'RETURN_REQUESTED', why }],
  };
  state.orders.push(child);
  parent.returned.push(...wanted.map((entry) => ({ ...entry })));
  noteOnOrder(parent, { why, actor: parent.email, now });
  return child;
}

function takeUnits(state: Scene['state'], parent: Order, entry: CartEntry) {
  const at = parent.items.findIndex((one) => isOf(one, entry));
  const [line, charge] = [parent.items[at], parent.charged[at]];
  if (line === undefined || charge === undefined) return [];
  const before = unitsReturned(state, parent, line);
  const share = (cents: number) => shareOfUnits(cents, line.quantity, before, entry.quantity);
  return [
    {
      line: { ...line, quantity: entry.quantity, quantityReturnable: 0 },
      grossCents: share(charge.grossCents),
      taxCents: share(charge.taxCents),
    },
  ];
}
