import { company } from '../../demo/company.ts';
import { shareOfUnits } from '../../domain/orders/share-of-units.ts';
import { DIGITAL_GROUP } from '../../domain/shipping/shipping-of.ts';
import { business } from '../config/business.ts';
import { isOf, keyTextOf } from '../catalog/find-record.ts';
import type { MockCall, Scene } from '../core/call.ts';
import type { CartEntry, Order } from '../state.ts';
import { ownOrder } from './find-order.ts';
import { mailBuyer } from './mail-buyer.ts';
import { lineRefundsOf, owedOf, unitsReturned } from './standing-of.ts';
import {
  moreThanPurchased,
  nothingToReturn,
  refuseReturn,
  returnRequested,
  requestedByCustomer,
} from '../../domain/orders/returns.ts';
import { unitsReturnable } from '../../domain/orders/owed.ts';
import { returnRequestedEmail } from '../../domain/orders/order-emails.ts';
import { done, refused, type Outcome, type Refusal } from '../../domain/refusal.ts';
import { noteOnOrder, pickOrderId } from './move-order.ts';
import { shareOfLine, totalOf } from '../../domain/orders/charges.ts';

/**
 * A customer asks to send units back: a child order holds them, the parent stays as it is.
 * @throws Failure 404 for an order that is not this customer's
 */
export function requestReturn(call: MockCall<'requestReturn'>): Outcome {
  const { body, user } = call;
  const made = makeReturn(call, ownOrder(call, body.orderId), {
    items: body.items,
    why: requestedByCustomer,
    actor: user.email,
    windowDays: business.returnWindowDays,
  });
  return 'code' in made ? refused(made) : done(returnRequested);
}

interface WantedReturn {
  items: MockCall<'openReturn'>['body']['items'];
  why: string;
  /** E-mail address of who asks for it. */
  actor: string;
  /** Infinity where it is never too late. */
  windowDays: number;
}

/** Makes a return, or says why not; the customer is told by mail. */
export function makeReturn(
  call: Scene & Pick<MockCall<'openReturn'>, 'origin'>,
  order: Order,
  { items, windowDays, ...by }: WantedReturn,
): Order | Refusal {
  const { state, now, origin } = call;
  const refusal = refuseReturn(
    {
      isReturn: order.parentId !== null,
      isDigital: order.shippingGrouping === DIGITAL_GROUP,
      orderState: order.orderState,
      shippedAt: order.dateShipped === null ? null : new Date(order.dateShipped),
      hold: owedOf(state, order).hold,
    },
    now,
    windowDays,
  );
  if (refusal !== null) return refusal;
  const requested = perItem(items).filter(({ quantity }) => quantity > 0);
  if (requested.length === 0) return nothingToReturn;
  const tooMany = requested.some((entry) => {
    const line = order.items.find((one) => isOf(one, entry));
    if (!line) return true;
    const returnedQuantity = unitsReturned(state, order, line);
    const refunds = lineRefundsOf(state, order, line);
    return unitsReturnable({ ...line, returnedQuantity, refunds }) < entry.quantity;
  });
  if (tooMany) return moreThanPurchased;
  const child = createChild(call, order, { requested, ...by });
  child.returnReasons = child.items.map(
    (line) => items.find((one) => isOf(one, line) && one.reason)?.reason ?? null,
  );
  mailBuyer(call, child, (emailed) =>
    returnRequestedEmail(emailed, { publicUrl: origin, company }),
  );
  return child;
}

function perItem(entries: readonly CartEntry[]): CartEntry[] {
  const sums = new Map<string, CartEntry>();
  for (const { catalogId, catalogItemId, quantity } of entries) {
    const key = keyTextOf({ catalogId, catalogItemId });
    const before = sums.get(key)?.quantity ?? 0;
    sums.set(key, { catalogId, catalogItemId, quantity: before + quantity });
  }
  return [...sums.entries()].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, entry]) => entry);
}

/** The order of its own that holds what is sent back of another. */
function createChild(
  scene: Scene,
  parent: Order,
  { requested, why, actor }: Pick<WantedReturn, 'why' | 'actor'> & { requested: CartEntry[] },
): Order {
  const { state, now } = scene;
  const at = now.toISOString();
  const taken = requested.flatMap((entry) => takeUnits(state, parent, entry));
  const charged = taken.map(({ grossCents, taxCents }) => ({ grossCents, taxCents }));
  const { totalCents, taxCents } = totalOf(charged);
  const child: Order = {
    ...parent,
    orderId: pickOrderId(scene),
    parentId: parent.orderId,
    orderState: 'RETURN_REQUESTED',
    dateCreated: at,
    dateModified: at,
    total: totalCents,
    tax: taxCents,
    shippingPrice: 0,
    shippingPreference: null,
    expectedShippingDate: null,
    dateShipped: null,
    trackingNumber: null,
    trackingStatus: null,
    labelUrl: null,
    labels: [],
    version: 1,
    items: taken.map(({ line }) => line),
    charged,
    claim: null,
    refunds: [],
    timeline: [{ at, actor, from: null, to: 'RETURN_REQUESTED', why }],
  };
  state.orders.push(child);
  noteOnOrder(parent, { why, actor, now });
  return child;
}

function takeUnits(state: Scene['state'], parent: Order, entry: CartEntry) {
  const at = parent.items.findIndex((one) => isOf(one, entry));
  const [line, charge] = [parent.items[at], parent.charged[at]];
  if (line === undefined || charge === undefined) return [];
  const { quantity } = entry;
  const before = unitsReturned(state, parent, line);
  const share = shareOfLine({ ...charge, quantity: line.quantity }, before, quantity);
  const discount = shareOfUnits(line.discount, line.quantity, before, quantity);
  return [{ line: { ...line, quantity, discount }, ...share }];
}
