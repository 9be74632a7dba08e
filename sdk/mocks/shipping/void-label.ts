import { labelVoidedEmail } from '../../domain/shipping/parcel-emails.ts';
import { labelToVoid, labelVoided, voidNoted } from '../../domain/shipping/void-label.ts';
import { done, rejectWith, type Outcome } from '../../domain/rejection.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { MockCall } from '../core/call.ts';
import { findOrder } from '../orders/find-order.ts';
import { mailAboutParcel } from '../orders/mail-buyer.ts';
import { addOrderEvent, moveOrder } from '../orders/move-order.ts';
import { factsOf } from '../orders/order-status.ts';
import type { Order } from '../state.ts';

/**
 * Voids an order's label. The mock carrier accepts this for every label it hasn't scanned.
 * @throws Failure 404 if the order doesn't exist
 */
export function voidLabel(call: MockCall<'voidLabel'>): Outcome {
  const { body, state, user, now, origin } = call;
  const order = findOrder(state, body.orderId);
  for (;;) {
    const expected = labelToVoid(factsOf(state, order), order.labels, body.trackingNumber);
    if ('voided' in expected) return done(labelVoided(expected.voided));
    if ('rejection' in expected) return rejectWith(expected.rejection);
    const { trackingNumber } = expected.label;
    const before = order.orderState;
    const hadLeft = voidMockLabel(order, expected.label, { actor: user.email, now });
    recordAudit(call, {
      action: 'shipping.void-label',
      subject: `order ${order.orderId}`,
      before: { orderState: before, trackingNumber },
      after: { orderState: 'PICKED', trackingNumber: null },
    });
    if (hadLeft)
      mailAboutParcel(call, order, (emailed) => labelVoidedEmail(emailed, trackingNumber, origin));
    if (expected.isLast) return done(labelVoided(trackingNumber));
  }
}

/**
 * Voids a label at the mock carrier. A shipped order is PICKED again.
 * @returns whether the order was shipped
 */
export function voidMockLabel(
  order: Order,
  label: Order['labels'][number],
  by: { actor: string | null; now: Date },
): boolean {
  const hadLeft = order.orderState === 'SHIPPED';
  const note = { why: voidNoted(label.trackingNumber), ...by };
  Object.assign(label, { state: 'VOID_REQUESTED', dateVoided: by.now.toISOString() });
  const none = { trackingNumber: null, trackingStatus: null, labelUrl: null, dateShipped: null };
  Object.assign(order, none);
  if (hadLeft) moveOrder(order, { to: 'PICKED', ...note });
  else addOrderEvent(order, note);
  return hadLeft;
}
