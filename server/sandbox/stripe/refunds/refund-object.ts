import type Stripe from 'stripe';
import { newId } from '../../ids.ts';

export function refundObject(
  now: number,
  given: Partial<Stripe.Refund> & { amount: number; currency: string },
): Stripe.Refund {
  return {
    id: newId('re'),
    object: 'refund',
    balance_transaction: null,
    charge: null,
    created: now,
    customer: null,
    customer_account: null,
    destination_details: {
      card: {
        reference_status: 'pending',
        reference_type: 'acquirer_reference_number',
        type: 'refund',
      },
      type: 'card',
    },
    metadata: {},
    payment_intent: null,
    payment_method: null,
    reason: null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
    ...given,
  };
}
