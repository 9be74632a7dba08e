import type Stripe from 'stripe';
import { newId } from '../../ids.ts';
import { invalidRequest, noSuch } from '../api/failure.ts';
import { listPage, textParam } from '../api/list.ts';
import type { StripeCall, StripeRoute } from '../api/route.ts';
import type { World } from '../../world.ts';

const ANSWER_WITHIN_SECONDS = 9 * 24 * 60 * 60;

const noEvidence: Stripe.Dispute.Evidence = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
};

/** Returns a dispute with every field that the provider sets. */
export function disputeObject(
  now: number,
  input: Partial<Stripe.Dispute> & Pick<Stripe.Dispute, 'amount' | 'currency' | 'charge'>,
): Stripe.Dispute {
  return {
    id: newId('du'),
    object: 'dispute',
    balance_transactions: [],
    created: now,
    enhanced_eligibility_types: [],
    evidence: noEvidence,
    evidence_details: {
      due_by: now + ANSWER_WITHIN_SECONDS,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: null,
    payment_method_details: {
      card: {
        brand: 'visa',
        case_type: 'chargeback',
        network: 'visa',
        network_reason_code: '10.4',
      },
      type: 'card',
    },
    reason: 'fraudulent',
    status: 'needs_response',
    ...input,
  };
}

function existing({ world, id }: StripeCall) {
  const dispute = world.store.get('dispute', id);
  if (!dispute) throw noSuch('dispute', id);
  return dispute;
}

export const disputeRoutes: StripeRoute[] = [
  {
    method: 'get',
    path: '/v1/disputes',
    handle: (call) =>
      listPage(call, 'dispute', '/v1/disputes', {
        charge: textParam(call, 'charge'),
        payment_intent: textParam(call, 'payment_intent'),
      }),
  },
  { method: 'get', path: '/v1/disputes/:id', handle: existing },
];

/** Money that the bank took back can't be refunded as well, unless the dispute was won. */
export function rejectDisputed(world: World, charge: Stripe.Charge): void {
  if (!charge.disputed) return;
  const disputes = world.store.list('dispute', { limit: 10, where: { charge: charge.id } });
  if (disputes.every(({ status }) => status === 'won')) return;
  throw invalidRequest(
    `Charge ${charge.id} has been charged back; cannot issue a refund.`,
    undefined,
    'charge_disputed',
  );
}
