import { totalOf } from '../../domain/orders/charges.ts';
import {
  decideReturn,
  type ReturnedShare,
  type ReturnRequest,
} from '../../domain/orders/decide-return.ts';
import { returnRequestedEmail } from '../../domain/orders/order-emails.ts';
import { holdOf } from '../../domain/orders/owed.ts';
import {
  openedByStaff,
  requestedByCustomer,
  returnRequested,
} from '../../domain/orders/returns.ts';
import { outcomeOf, unlessRejected, type Outcome, type Rejection } from '../../domain/rejection.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { businessOf } from '../config/business.ts';
import type { MockCall, Scene } from '../core/call.ts';
import type { Order, SoldItem } from '../state.ts';
import { findOrder, ownOrder } from './find-order.ts';
import { mailBuyer } from './mail-buyer.ts';
import { newOrder, addOrderEvent } from './move-order.ts';
import { factsOf } from './order-status.ts';

/**
 * Requests a return for a customer. The return is a child order with the returned units. The parent
 * order doesn't change.
 * @throws Failure 404 if the order isn't this customer's
 */
export function requestReturn(call: MockCall<'requestReturn'>): Outcome {
  const { body, user, state } = call;
  const returned = makeReturn(call, ownOrder(call, body.orderId), {
    items: body.items,
    why: requestedByCustomer,
    actor: user.email,
    windowDays: businessOf(state).returnWindowDays,
  });
  return outcomeOf(returned, () => returnRequested);
}

/** Opens a return as staff for a customer, even after the return window. */
export function openReturn(call: MockCall<'openReturn'>): Rejection | { returnId: string } {
  const { body, state, user } = call;
  const made = makeReturn(call, findOrder(state, body.orderId), {
    items: body.items,
    why: openedByStaff,
    actor: user.email,
    windowDays: Infinity,
  });
  return unlessRejected(made, ({ orderId: returnId }) => {
    recordAudit(call, {
      action: 'orders.open-return',
      subject: `order ${body.orderId}`,
      before: null,
      after: { returnId, items: body.items },
    });
    return { returnId };
  });
}

interface NewReturn extends ReturnRequest {
  why: string;
  /** Email address of the person who requests the return. */
  actor: string;
}

/** Creates a return and emails the customer, or returns why the return is rejected. */
export function makeReturn(
  call: Scene & Pick<MockCall<'openReturn'>, 'origin'>,
  order: Order,
  { why, actor, ...request }: NewReturn,
): Order | Rejection {
  const facts = factsOf(call.state, order);
  const returnable = { ...facts, hold: holdOf(facts) };
  return unlessRejected(decideReturn(returnable, request, call.now), (returned) => {
    const child = createChild(call, order, { returned, why, actor });
    const terms = { publicUrl: call.origin, company: businessOf(call.state).company };
    mailBuyer(call, child, (emailed) => returnRequestedEmail(emailed, terms));
    return child;
  });
}

interface Child extends Pick<NewReturn, 'why' | 'actor'> {
  returned: readonly ReturnedShare<{ sold: SoldItem }>[];
}

/** Creates the child order that holds the returned units. */
function createChild(scene: Scene, parent: Order, { returned, why, actor }: Child): Order {
  const { state, now } = scene;
  const { totalCents, taxCents } = totalOf(returned);
  const order = newOrder(scene);
  const child: Order = {
    ...parent,
    ...order,
    parentId: parent.orderId,
    orderState: 'RETURN_REQUESTED',
    total: totalCents,
    tax: taxCents,
    shippingPrice: 0,
    shippingPreference: null,
    expectedShippingDate: null,
    dateShipped: null,
    items: returned.map(({ line, quantity, discountCents, parts }) => ({
      ...line.sold,
      quantity,
      discount: discountCents,
      ...(parts && { parts }),
    })),
    charged: returned.map(({ grossCents, taxCents: tax }) => ({ grossCents, taxCents: tax })),
    returnReasons: returned.map(({ returnReason }) => returnReason),
    timeline: [{ at: order.dateCreated, actor, from: null, to: 'RETURN_REQUESTED', why }],
  };
  state.orders.push(child);
  addOrderEvent(parent, { why, actor, now });
  return child;
}
