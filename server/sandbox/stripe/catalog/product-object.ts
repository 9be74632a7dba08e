import type Stripe from 'stripe';
import { newId } from '../../ids.ts';

/** Returns a product with every field that the provider sets. */
export function productObject(
  now: number,
  input: Partial<Stripe.Product> & { name: string },
): Stripe.Product {
  return {
    id: newId('prod', 14),
    object: 'product',
    active: true,
    created: now,
    default_price: null,
    description: null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: {},
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: 'service',
    unit_label: null,
    updated: now,
    url: null,
    ...input,
  };
}
