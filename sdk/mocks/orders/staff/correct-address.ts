import { conflict } from '../../../contract/failure.ts';
import { requireLatin } from '../../../contract/require-latin.ts';
import { verifyAddress } from '../../../demo/carrier/verify-address.ts';
import { presentAddressCheck, validateAddress } from '../../../domain/checkout/address-check.ts';
import {
  addressCorrected,
  correctedNoted,
  decideCorrection,
  validateCorrection,
} from '../../../domain/orders/correct-address.ts';
import { orderChanged } from '../../../domain/orders/staff-moves.ts';
import { presentRejection, type Rejection } from '../../../domain/rejection.ts';
import type { components } from '../../../src/schema.d.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { businessOf } from '../../config/business.ts';
import type { MockCall } from '../../core/call.ts';
import { findOrder } from '../find-order.ts';
import { addOrderEvent } from '../move-order.ts';
import { statusOf } from '../order-status.ts';

type AddressCheck = components['schemas']['AddressCheck'];

/** @throws Failure 404 if the order doesn't exist, 409 if it changed since the editor read it */
export function correctAddress(call: MockCall<'correctOrderAddress'>): AddressCheck {
  const { state, params, body, user, now } = call;
  const order = findOrder(state, params.id);
  requireLatin(body, order.shipping?.name ?? '');
  const { version, shipping, labelUrl } = order;
  const facts = {
    ...statusOf(state, order),
    id: order.orderId,
    version,
    shipping,
    labeled: labelUrl !== null,
  };
  const early = validateCorrection(facts, body);
  if (early !== null) return rejected(early);
  const checked =
    validateAddress(body, businessOf(state).shipTo) ??
    presentAddressCheck(body, verifyAddress(body));
  const isSuggestion = checked.Status === 'MODIFIED';
  if (checked.Status === 'ERROR' || (isSuggestion && !body.asTyped)) return checked;
  const changes = decideCorrection(facts, { ...body, asTyped: isSuggestion });
  if (changes !== null && 'code' in changes) {
    if (changes === orderChanged) throw conflict(orderChanged);
    return rejected(changes);
  }
  if (changes !== null) {
    order.shipping = { ...changes.shipping, tracking_number: null };
    addOrderEvent(order, { why: correctedNoted, actor: user.email, now });
    recordAudit(call, changes.audit);
  }
  const { asTyped: _, version: __, ...address } = body;
  return { Status: 'SUCCESS', Reason: addressCorrected, Response: address };
}

const rejected = (rejection: Rejection): AddressCheck => ({
  ...presentRejection(rejection),
  Response: null,
});
