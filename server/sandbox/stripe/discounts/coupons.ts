import type Stripe from 'stripe';
import { z } from 'zod';
import { randomText } from '../../ids.ts';
import type { World } from '../../world.ts';
import { invalidRequest, noSuch } from '../api/failure.ts';
import { listPage } from '../api/list.ts';
import { integer, mergeMetadata, metadata, parseParams } from '../api/params.ts';
import type { StripeCall, StripeRoute } from '../api/route.ts';
import { emit } from '../events/events.ts';
import { lapseDiscounts } from './lapse.ts';
import { inTheFuture } from './future-date.ts';

const URL = '/v1/coupons';

/** The products a coupon applies to. The provider shows them only on request. */
export interface CouponScope {
  /** The coupon's id. */
  id: string;
  created: number;
  products: string[];
}

const createSchema = z.object({
  id: z.string().min(1).max(5000).optional(),
  name: z.string().max(40).optional(),
  percent_off: z
    .string()
    .regex(/^\d+(\.\d+)?$/, 'Invalid decimal')
    .transform(Number)
    .optional(),
  amount_off: integer.pipe(z.number().min(1).max(99_999_999)).optional(),
  currency: z
    .string()
    .regex(/^[a-zA-Z]{3}$/, 'Invalid currency')
    .optional(),
  applies_to: z.object({ products: z.array(z.string()).min(1) }).optional(),
  duration: z.enum(['forever', 'once', 'repeating']).default('once'),
  duration_in_months: integer.pipe(z.number().min(1)).optional(),
  max_redemptions: integer.pipe(z.number().min(1)).optional(),
  redeem_by: integer.optional(),
  metadata: metadata.optional(),
});
type CouponParams = z.infer<typeof createSchema>;

function create({ world, params }: StripeCall): Stripe.Coupon {
  const input = parseParams(createSchema, params);
  checkValue(input);
  checkDuration(input);
  if (input.redeem_by !== undefined) inTheFuture(world, 'redeem_by', input.redeem_by);
  if (input.id !== undefined && world.store.get('coupon', input.id)) {
    throw invalidRequest('Coupon already exists.', undefined, 'resource_already_exists');
  }
  const products = input.applies_to?.products ?? [];
  for (const [index, product] of products.entries()) {
    if (world.store.get('product', product)) continue;
    throw noSuch('product', product, `applies_to[products][${index}]`);
  }
  const created = world.clock.now();
  const coupon: Stripe.Coupon = {
    id: input.id ?? randomText(8),
    object: 'coupon',
    amount_off: input.amount_off ?? null,
    created,
    currency: input.amount_off === undefined ? null : (input.currency?.toLowerCase() ?? null),
    duration: input.duration,
    duration_in_months: input.duration_in_months ?? null,
    livemode: false,
    max_redemptions: input.max_redemptions ?? null,
    metadata: input.metadata ?? {},
    name: input.name ?? null,
    percent_off: input.percent_off ?? null,
    redeem_by: input.redeem_by ?? null,
    times_redeemed: 0,
    valid: true,
  };
  world.store.put('coupon', coupon);
  if (products.length > 0) world.store.put('coupon_scope', { id: coupon.id, created, products });
  emit(world, 'coupon.created', coupon);
  return coupon;
}

function checkValue({ percent_off: percent, amount_off: amount, currency }: CouponParams): void {
  if (percent === undefined && amount === undefined) {
    const message = 'Must provide percent_off or amount_off.';
    throw invalidRequest(message, undefined, 'parameter_missing');
  }
  if (percent !== undefined && amount !== undefined) {
    throw invalidRequest(
      'Received both percent_off and amount_off parameters. Please pass in only one.',
    );
  }
  if (amount !== undefined && currency === undefined) {
    throw invalidRequest('You must pass currency when passing amount_off', 'currency');
  }
  if (percent === undefined || (percent >= 0.01 && percent <= 100)) return;
  const bound = percent < 0.01 ? 'greater than or equal to 0.01' : 'less than or equal to 100';
  const displayed = Number.isInteger(percent) ? percent.toFixed(1) : String(percent);
  throw invalidRequest(
    `This value must be ${bound} (it currently is '${displayed}').`,
    'percent_off',
  );
}

function checkDuration({ duration, duration_in_months: months }: CouponParams): void {
  if (duration !== 'repeating' || months !== undefined) return;
  throw invalidRequest(
    'The duration_in_months param must be set when creating a coupon with a repeating duration',
    'duration',
  );
}

function existing({ world, id }: StripeCall): Stripe.Coupon {
  lapseDiscounts(world);
  const coupon = world.store.get('coupon', id);
  if (!coupon) throw noSuch('coupon', id);
  return coupon;
}

const updateSchema = z.object({
  name: z.string().max(40).optional(),
  metadata: metadata.optional(),
});

/** A coupon's discount can't be edited, only its name and metadata. */
function update(call: StripeCall): Stripe.Coupon {
  const coupon = existing(call);
  const input = parseParams(updateSchema, call.params);
  const changed = {
    ...coupon,
    ...(input.name === undefined ? {} : { name: input.name || null }),
    metadata: mergeMetadata(coupon.metadata, input.metadata),
  };
  call.world.store.put('coupon', changed);
  emit(call.world, 'coupon.updated', changed, { name: coupon.name, metadata: coupon.metadata });
  return changed;
}

/** Existing discounts stay: open sessions keep a copy of theirs. */
function remove(call: StripeCall): Stripe.DeletedCoupon {
  const coupon = existing(call);
  call.world.store.remove('coupon', coupon.id);
  call.world.store.remove('coupon_scope', coupon.id);
  lapseDiscounts(call.world);
  emit(call.world, 'coupon.deleted', { ...coupon, valid: false });
  return { id: coupon.id, object: 'coupon', deleted: true };
}

function list(call: StripeCall) {
  lapseDiscounts(call.world);
  return listPage(call, 'coupon', URL);
}

/** Returns the products that a coupon applies to, or null for all. */
export function scopeOf(world: World, coupon: string): string[] | null {
  return world.store.get('coupon_scope', coupon)?.products ?? null;
}

export const couponRoutes: StripeRoute[] = [
  { method: 'post', path: URL, handle: create },
  { method: 'get', path: URL, handle: list },
  { method: 'get', path: `${URL}/:id`, handle: existing },
  { method: 'post', path: `${URL}/:id`, handle: update },
  { method: 'delete', path: `${URL}/:id`, handle: remove },
];
