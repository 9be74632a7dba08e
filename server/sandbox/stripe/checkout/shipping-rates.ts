import type Stripe from 'stripe';
import { newId } from '../../ids.ts';
import type { World } from '../../world.ts';
import { invalidRequest, noSuch } from '../api/failure.ts';
import { idOf } from '../api/params.ts';
import type { SessionParams, ShippingRateData } from './session-params.ts';

type OptionInput = SessionParams['shipping_options'][number];

/** Stores each shipping option of a session as a rate. */
export function createShippingOptions(
  world: World,
  inputs: OptionInput[],
): Stripe.Checkout.Session.ShippingOption[] {
  return inputs.map((input, index) => {
    const rate = rateOf(world, input, `shipping_options[${index}]`);
    return { shipping_amount: rate.fixed_amount?.amount ?? 0, shipping_rate: rate.id };
  });
}

function rateOf(world: World, input: OptionInput, param: string): Stripe.ShippingRate {
  if (input.shipping_rate_data) return createRate(world, input.shipping_rate_data);
  const id = input.shipping_rate;
  if (id === undefined) {
    throw invalidRequest(`Missing required param: ${param}[shipping_rate].`, param);
  }
  const rate = world.store.get('shipping_rate', id);
  if (!rate) throw noSuch('shipping rate', id, `${param}[shipping_rate]`);
  return rate;
}

function createRate(world: World, values: ShippingRateData): Stripe.ShippingRate {
  const { minimum = null, maximum = null } = values.delivery_estimate ?? {};
  const rate: Stripe.ShippingRate = {
    id: newId('shr'),
    object: 'shipping_rate',
    active: true,
    created: world.clock.now(),
    delivery_estimate: values.delivery_estimate ? { minimum, maximum } : null,
    display_name: values.display_name,
    fixed_amount: {
      amount: values.fixed_amount.amount,
      currency: values.fixed_amount.currency.toLowerCase(),
    },
    livemode: false,
    metadata: values.metadata ?? {},
    tax_behavior: values.tax_behavior ?? 'unspecified',
    tax_code: values.tax_code ?? null,
    type: 'fixed_amount',
  };
  world.store.put('shipping_rate', rate);
  return rate;
}

/** Returns a session's shipping options with what a customer has to know about them. */
export function offeredRates(
  world: World,
  session: Stripe.Checkout.Session,
): Stripe.ShippingRate[] {
  return session.shipping_options.flatMap(
    ({ shipping_rate: rate }) => world.store.get('shipping_rate', idOf(rate) ?? '') ?? [],
  );
}
