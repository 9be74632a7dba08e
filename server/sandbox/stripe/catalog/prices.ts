import type Stripe from 'stripe';
import { z } from 'zod';
import {
  boolean,
  idOf,
  integer,
  mergeMetadata,
  metadata,
  parseParams,
  withoutUndefined,
} from '../api/params.ts';
import { newId } from '../../ids.ts';
import type { World } from '../../world.ts';
import { invalidRequest, noSuch } from '../api/failure.ts';
import { productObject } from './product-object.ts';
import { flagParam, listPage, searchPage, textParam } from '../api/list.ts';
import type { StripeCall, StripeRoute } from '../api/route.ts';

/** A price in JSON: the client parses the decimal text to a number type. */
export type PriceRecord = Omit<Stripe.Price, 'unit_amount_decimal'> & {
  unit_amount_decimal: string | null;
};

export const priceData = z.object({
  currency: z.string().regex(/^[a-zA-Z]{3}$/, 'Invalid currency'),
  product: z.string().optional(),
  product_data: z
    .object({
      id: z.string().optional(),
      name: z.string().min(1),
      description: z.string().optional(),
      images: z.array(z.string()).max(8).optional(),
      metadata: metadata.optional(),
      tax_code: z.string().optional(),
    })
    .optional(),
  unit_amount: integer.pipe(z.number().min(0).max(99_999_999)).optional(),
  unit_amount_decimal: z
    .string()
    .regex(/^\d+(\.\d+)?$/)
    .optional(),
  recurring: z
    .object({
      interval: z.enum(['day', 'week', 'month', 'year']),
      interval_count: integer.pipe(z.number().min(1)).optional(),
      meter: z.string().optional(),
      usage_type: z.enum(['licensed', 'metered']).optional(),
    })
    .optional(),
  tax_behavior: z.enum(['exclusive', 'inclusive', 'unspecified']).optional(),
  active: boolean.optional(),
  lookup_key: z.string().optional(),
  nickname: z.string().optional(),
  metadata: metadata.optional(),
});

type PriceData = z.infer<typeof priceData>;

/** Stores a price, and its product if that is inline. */
export function createPrice(world: World, input: PriceData): PriceRecord {
  const amount = input.unit_amount ?? roundedDecimal(input.unit_amount_decimal);
  if (amount === undefined) {
    throw invalidRequest(
      'Missing required param: unit_amount.',
      'unit_amount',
      'parameter_missing',
    );
  }
  const { recurring } = input;
  const price: PriceRecord = {
    id: newId('price'),
    object: 'price',
    active: input.active ?? true,
    billing_scheme: 'per_unit',
    created: world.clock.now(),
    currency: input.currency.toLowerCase(),
    custom_unit_amount: null,
    livemode: false,
    lookup_key: input.lookup_key ?? null,
    metadata: input.metadata ?? {},
    nickname: input.nickname ?? null,
    product: productOf(world, input),
    recurring: recurring ? recurringOf(world, recurring) : null,
    tax_behavior: input.tax_behavior ?? 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: recurring ? 'recurring' : 'one_time',
    unit_amount: amount,
    unit_amount_decimal: input.unit_amount_decimal ?? String(amount),
  };
  world.store.put('price', price);
  return price;
}

const DAYS = { day: 1, week: 7, month: 31, year: 365 } as const;
const LONGEST_DAYS = 3 * 366;

function recurringOf(world: World, input: NonNullable<PriceData['recurring']>) {
  const { interval, interval_count: count = 1, usage_type: usageType = 'licensed', meter } = input;
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

function productOf(world: World, input: PriceData): string {
  if (input.product !== undefined) {
    if (!world.store.get('product', input.product)) {
      throw noSuch('product', input.product, 'product');
    }
    return input.product;
  }
  if (!input.product_data) {
    throw invalidRequest('Missing required param: product.', 'product', 'parameter_missing');
  }
  const product = productObject(world.clock.now(), withoutUndefined(input.product_data));
  world.store.put('product', product);
  return product.id;
}

/** A published price can be renamed and archived, but its amount can't change. */
const updateSchema = z.object({
  active: boolean.optional(),
  lookup_key: z.string().optional(),
  metadata: metadata.optional(),
  nickname: z.string().optional(),
  tax_behavior: z.enum(['exclusive', 'inclusive', 'unspecified']).optional(),
});

function existing({ world, id }: StripeCall) {
  const price = world.store.get('price', id);
  if (!price) throw noSuch('price', id);
  return price;
}

function update(call: StripeCall) {
  const price = existing(call);
  const { metadata: extra, ...input } = withoutUndefined(parseParams(updateSchema, call.params));
  const product = call.world.store.get('product', idOf(price.product) ?? '');
  if (input.active === false && price.active && product?.default_price === price.id) {
    throw invalidRequest(
      'This price cannot be archived because it is the default price of its product.',
    );
  }
  const changed = { ...price, ...input, metadata: mergeMetadata(price.metadata, extra) };
  call.world.store.put('price', changed);
  return changed;
}

function list(call: StripeCall) {
  const { lookup_keys: keys } = call.params;
  return listPage(call, 'price', '/v1/prices', {
    active: flagParam(call, 'active'),
    currency: textParam(call, 'currency'),
    product: textParam(call, 'product'),
    type: textParam(call, 'type'),
    lookup_key: Array.isArray(keys) && typeof keys[0] === 'string' ? keys[0] : undefined,
  });
}

export const priceRoutes: StripeRoute[] = [
  {
    method: 'post',
    path: '/v1/prices',
    handle: ({ world, params }) => createPrice(world, parseParams(priceData, params)),
  },
  { method: 'get', path: '/v1/prices/search', handle: (call) => searchPage(call, 'price') },
  { method: 'get', path: '/v1/prices', handle: list },
  { method: 'get', path: '/v1/prices/:id', handle: existing },
  { method: 'post', path: '/v1/prices/:id', handle: update },
];
