import type Stripe from 'stripe';
import { newId } from '../../ids.ts';

/** A charge with everything the provider fills in by itself. */
export function chargeObject(
  now: number,
  baseUrl: string,
  given: Partial<Stripe.Charge> & { amount: number; currency: string },
): Stripe.Charge {
  const id = given.id ?? newId('ch');
  return {
    id,
    object: 'charge',
    amount_captured: given.status === 'succeeded' ? given.amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    calculated_statement_descriptor: 'SANDBOX',
    captured: given.status === 'succeeded',
    created: now,
    customer: null,
    description: null,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    fraud_details: {},
    livemode: false,
    metadata: {},
    on_behalf_of: null,
    outcome: null,
    paid: given.status === 'succeeded',
    payment_intent: null,
    payment_method: null,
    payment_method_details: null,
    receipt_email: null,
    receipt_number: null,
    receipt_url: `${baseUrl}/receipts/${id}`,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'pending',
    transfer_data: null,
    transfer_group: null,
    ...given,
  };
}
