import { labelVoidedEmail } from '../../domain/shipping/parcel-emails.ts';
import { labelToVoid, labelVoided, voidNoted } from '../../domain/shipping/void-label.ts';
import { done, refused, type Outcome } from '../../domain/refusal.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { MockCall } from '../core/call.ts';
import { findOrder } from '../orders/find-order.ts';
import { mailAboutParcel } from '../orders/mail-buyer.ts';
import { moveOrder } from '../orders/move-order.ts';
import { openReturns } from '../orders/standing-of.ts';

/**
 * Gives an order's label back; the played carrier takes each that it has not scanned.
 * @throws Failure 404 for an order there is not
 */
export function voidLabel(call: MockCall<'voidLabel'>): Outcome {
  const { body, state, user, now, origin } = call;
  const order = findOrder(state, body.orderId);
  const { orderState, trackingStatus, labels } = order;
  const facts = { orderState, trackingStatus, openReturns: openReturns(state, order) };
  const meant = labelToVoid(facts, labels, body.trackingNumber);
  if ('voided' in meant) return done(labelVoided(meant.voided));
  if ('refusal' in meant) return refused(meant.refusal);
  const { label } = meant;
  const { trackingNumber } = label;
  label.state = 'VOID_REQUESTED';
  label.dateVoided = now.toISOString();
  order.trackingNumber = null;
  order.trackingStatus = null;
  order.labelUrl = null;
  order.dateShipped = null;
  moveOrder(order, { to: 'PICKED', why: voidNoted(trackingNumber), actor: user.email, now });
  recordAudit(call, {
    action: 'shipping.void-label',
    subject: `order ${order.orderId}`,
    before: { orderState: 'SHIPPED', trackingNumber },
    after: { orderState: 'PICKED', trackingNumber: null },
  });
  mailAboutParcel(call, order, (emailed) => labelVoidedEmail(emailed, trackingNumber, origin));
  return done(labelVoided(trackingNumber));
}
