import type Stripe from 'stripe';
import { newId } from '../../ids.ts';
import type { World } from '../../world.ts';
import { idOf } from '../api/given.ts';
import { chargeObject } from './charge-object.ts';
import { methodDetails } from './method-details.ts';
import type { Payer } from './payer.ts';

/** A charge of somebody for a payment, before its outcome. */
export function payerCharge(
  world: World,
  intent: Stripe.PaymentIntent,
  payer: Payer,
): Stripe.Charge {
  return chargeObject(world.clock.now(), world.baseUrl(), {
    amount: intent.amount,
    currency: intent.currency,
    billing_details: {
      address: payer.address,
      email: payer.email,
      name: payer.name,
      phone: payer.phone,
      tax_id: null,
    },
    customer: idOf(intent.customer),
    description: intent.description,
    metadata: intent.metadata,
    payment_intent: intent.id,
    payment_method: newId('pm'),
    payment_method_details: methodDetails(payer.method, intent.amount),
    receipt_email: intent.receipt_email,
    shipping: intent.shipping,
  });
}
