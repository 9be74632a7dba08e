import { newId } from '../../ids.ts';
import type { World } from '../../world.ts';
import { invalidRequest, noSuch } from '../api/failure.ts';
import type { PriceData } from './price-params.ts';
import type { PriceRecord } from './price-record.ts';
import { productObject } from './product-object.ts';
import { withoutUndefined } from '../api/given.ts';

/** Stores a price, and its product where that was given inline. */
export function createPrice(world: World, given: PriceData): PriceRecord {
  const amount = given.unit_amount ?? roundedDecimal(given.unit_amount_decimal);
  if (amount === undefined) {
    throw invalidRequest(
      'Missing required param: unit_amount.',
      'unit_amount',
      'parameter_missing',
    );
  }
  const { recurring } = given;
  const price: PriceRecord = {
    id: newId('price'),
    object: 'price',
    active: given.active ?? true,
    billing_scheme: 'per_unit',
    created: world.clock.now(),
    currency: given.currency.toLowerCase(),
    custom_unit_amount: null,
    livemode: false,
    lookup_key: given.lookup_key ?? null,
    metadata: given.metadata ?? {},
    nickname: given.nickname ?? null,
    product: productOf(world, given),
    recurring: recurring ? recurringOf(world, recurring) : null,
    tax_behavior: given.tax_behavior ?? 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: recurring ? 'recurring' : 'one_time',
    unit_amount: amount,
    unit_amount_decimal: given.unit_amount_decimal ?? String(amount),
  };
  world.store.put('price', price);
  return price;
}

const DAYS = { day: 1, week: 7, month: 31, year: 365 } as const;
const LONGEST_DAYS = 3 * 366;

function recurringOf(world: World, given: NonNullable<PriceData['recurring']>) {
  const { interval, interval_count: count = 1, usage_type: usageType = 'licensed', meter } = given;
  if (DAYS[interval] * count > LONGEST_DAYS) {
    throw invalidRequest(
      'You cannot use a billing interval longer than 3 years.',
      'recurring[interval_count]',
    );
  }
  if (usageType === 'metered' && meter === undefined) {
    throw invalidRequest('Metered prices must be backed by a meter.', 'recurring[meter]');
  }
  if (meter !== undefined && !world.store.get('billing.meter', meter)) {
    throw noSuch('billing meter', meter, 'recurring[meter]');
  }
  return {
    interval,
    interval_count: count,
    meter: meter ?? null,
    trial_period_days: null,
    usage_type: usageType,
  };
}

function roundedDecimal(text: string | undefined): number | undefined {
  return text === undefined ? undefined : Math.round(Number(text));
}

function productOf(world: World, given: PriceData): string {
  if (given.product !== undefined) {
    if (!world.store.get('product', given.product)) {
      throw noSuch('product', given.product, 'product');
    }
    return given.product;
  }
  if (!given.product_data) {
    throw invalidRequest('Missing required param: product.', 'product', 'parameter_missing');
  }
  const product = productObject(world.clock.now(), withoutUndefined(given.product_data));
  world.store.put('product', product);
  return product.id;
}
