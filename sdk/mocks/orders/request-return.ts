import { company } from '../../demo/company.ts';
import { NO_CHARGE, totalOf } from '../../domain/orders/charges.ts';
import {
  decideReturn,
  type ReturnedShare,
  type ReturnRequest,
} from '../../domain/orders/decide-return.ts';
import { returnRequestedEmail } from '../../domain/orders/order-emails.ts';
import { requestedByCustomer, returnRequested } from '../../domain/orders/returns.ts';
import { done, refused, type Outcome, type Refusal } from '../../domain/refusal.ts';
import { DIGITAL_GROUP } from '../../domain/shipping/shipping-of.ts';
import { business } from '../config/business.ts';
import type { MockCall, Scene } from '../core/call.ts';
import type { Order, SoldItem } from '../state.ts';
import { ownOrder } from './find-order.ts';
import { mailBuyer } from './mail-buyer.ts';
import { noteOnOrder, pickOrderId } from './move-order.ts';
import { lineRefundsOf, owedOf, unitsReturned } from './standing-of.ts';

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

interface NewReturn extends ReturnRequest {
  why: string;
  /** Email address of who asks for it. */
  actor: string;
}

/** Makes a return, or says why not; the customer is told by mail. */
export function makeReturn(
  call: Scene & Pick<MockCall<'openReturn'>, 'origin'>,
  order: Order,
  { why, actor, ...request }: NewReturn,
): Order | Refusal {
  const { state, now, origin } = call;
  const facts = {
    isReturn: order.parentId !== null,
    isDigital: order.shippingGrouping === DIGITAL_GROUP,
    orderState: order.orderState,
    shippedAt: order.dateShipped === null ? null : new Date(order.dateShipped),
    hold: owedOf(state, order).hold,
    lines: order.items.map((sold, at) => ({
      sold,
      ...sold,
      ...(order.charged[at] ?? NO_CHARGE),
      discountCents: sold.discount,
      returnedQuantity: unitsReturned(state, order, sold),
      refunds: lineRefundsOf(state, order, sold),
    })),
  };
  const returned = decideReturn(facts, request, now);
  if ('code' in returned) return returned;
  const child = createChild(call, order, { returned, why, actor });
  mailBuyer(call, child, (emailed) =>
    returnRequestedEmail(emailed, { publicUrl: origin, company }),
  );
  return child;
}

interface Child extends Pick<NewReturn, 'why' | 'actor'> {
  returned: readonly ReturnedShare<{ sold: SoldItem }>[];
}

/** The order of its own that holds what is sent back of another. */
function createChild(scene: Scene, parent: Order, { returned, why, actor }: Child): Order {
  const { state, now } = scene;
  const at = now.toISOString();
  const { totalCents, taxCents } = totalOf(returned);
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
    items: returned.map(({ line, quantity, discountCents }) => ({
      ...line.sold,
      quantity,
      discount: discountCents,
    })),
    charged: returned.map(({ grossCents, taxCents: tax }) => ({ grossCents, taxCents: tax })),
    returnReasons: returned.map(({ returnReason }) => returnReason),
    claim: null,
    refunds: [],
    timeline: [{ at, actor, from: null, to: 'RETURN_REQUESTED', why }],
  };
  state.orders.push(child);
  noteOnOrder(parent, { why, actor, now });
  return child;
}
