import type Stripe from 'stripe';
import { z } from 'zod';
import { newId, randomText } from '../../ids.ts';
import type { World } from '../../world.ts';
import { invalidRequest, noSuch } from '../api/failure.ts';
import { flagParam, listPage, textParam } from '../api/list.ts';
import { boolean, idOf, integer, mergeMetadata, metadata, parseParams } from '../api/params.ts';
import type { StripeCall, StripeRoute } from '../api/route.ts';
import { emit } from '../events/events.ts';
import { isUsable, lapseDiscounts } from './lapse.ts';
import { inTheFuture } from './future-date.ts';

const URL = '/v1/promotion_codes';

const createSchema = z.object({
  promotion: z.object({ type: z.literal('coupon'), coupon: z.string().optional() }),
  code: z.string().min(1).max(500).optional(),
  active: boolean.default(true),
  customer: z.string().optional(),
  expires_at: integer.optional(),
  max_redemptions: integer.pipe(z.number().min(1)).optional(),
  metadata: metadata.optional(),
  restrictions: z
    .object({
      first_time_transaction: boolean.default(false),
      minimum_amount: integer.pipe(z.number().min(1)).optional(),
      minimum_amount_currency: z.string().optional(),
    })
    .default({ first_time_transaction: false }),
});
type PromotionParams = z.infer<typeof createSchema>;

function create({ world, params }: StripeCall): Stripe.PromotionCode {
  lapseDiscounts(world);
  const input = parseParams(createSchema, params);
  const coupon = couponOf(world, input);
  if (input.customer !== undefined && !world.store.get('customer', input.customer)) {
    throw noSuch('customer', input.customer, 'customer');
  }
  const code = input.code ?? randomText(8).toUpperCase();
  checkCode(code);
  checkLimits(world, input, coupon);
  if (input.active) checkUnique(world, code, input.customer ?? null);
  const { restrictions } = input;
  const made: Stripe.PromotionCode = {
    id: newId('promo'),
    object: 'promotion_code',
    active: input.active,
    code,
    created: world.clock.now(),
    customer: input.customer ?? null,
    customer_account: null,
    expires_at: input.expires_at ?? null,
    livemode: false,
    max_redemptions: input.max_redemptions ?? null,
    metadata: input.metadata ?? {},
    promotion: { type: 'coupon', coupon: coupon.id },
    restrictions: {
      first_time_transaction: restrictions.first_time_transaction,
      minimum_amount: restrictions.minimum_amount ?? null,
      minimum_amount_currency: restrictions.minimum_amount_currency?.toLowerCase() ?? null,
    },
    times_redeemed: 0,
  };
  world.store.put('promotion_code', made);
  emit(world, 'promotion_code.created', made);
  return made;
}

function couponOf(world: World, { promotion }: PromotionParams): Stripe.Coupon {
  if (promotion.coupon === undefined) {
    const message = 'You must pass promotion.coupon when passing promotion';
    throw invalidRequest(message, 'promotion.coupon');
  }
  const coupon = world.store.get('coupon', promotion.coupon);
  if (!coupon) throw noSuch('coupon', promotion.coupon, 'promotion[coupon]');
  return coupon;
}

function checkCode(code: string): void {
  if (/^[a-zA-Z0-9\-_]+$/.test(code)) return;
  throw invalidRequest(
    'This value must match the regex pattern. ' +
      `(/\\A[a-zA-Z0-9\\-_]+\\z/ does not match for the value ${code}).`,
    'code',
  );
}

function checkLimits(world: World, input: PromotionParams, coupon: Stripe.Coupon): void {
  const { expires_at: end, max_redemptions: maximum, restrictions } = input;
  if (end !== undefined) inTheFuture(world, 'expires_at', end);
  if (end !== undefined && coupon.redeem_by !== null && end > coupon.redeem_by) {
    throw invalidRequest("`expires_at` cannot be after the coupon's `redeem_by`.", 'expires_at');
  }
  if (
    maximum !== undefined &&
    coupon.max_redemptions !== null &&
    maximum > coupon.max_redemptions
  ) {
    throw invalidRequest(
      "`max_redemptions` cannot be greater than the coupon's `max_redemptions`.",
      'max_redemptions',
    );
  }
  const { minimum_amount: minimum, minimum_amount_currency: currency } = restrictions;
  if ((minimum === undefined) !== (currency === undefined)) {
    throw invalidRequest(
      'You must pass both `restrictions[minimum_amount]` and ' +
        '`restrictions[minimum_amount_currency]`.',
      'restrictions',
    );
  }
}

/** Ignoring case, only one active code of a customer can have this text. */
function checkUnique(world: World, code: string, customer: string | null): void {
  const where = { code: { anyCase: code }, active: true };
  const same = world.store.list('promotion_code', { limit: 100, where });
  if (!same.some((other) => idOf(other.customer) === customer)) return;
  throw invalidRequest(`An active promotion code with \`code: ${code}\` already exists.`);
}

function existing({ world, id }: StripeCall): Stripe.PromotionCode {
  lapseDiscounts(world);
  const code = world.store.get('promotion_code', id);
  if (!code) throw noSuch('promotion code', id);
  return code;
}

const updateSchema = z.object({ active: boolean.optional(), metadata: metadata.optional() });

function update(call: StripeCall): Stripe.PromotionCode {
  const { world } = call;
  const code = existing(call);
  const input = parseParams(updateSchema, call.params);
  if (input.active && !code.active) {
    if (!isUsable(world, code)) {
      throw invalidRequest('This promotion code cannot be reactivated.', 'active');
    }
    checkUnique(world, code.code, idOf(code.customer));
  }
  const changed = {
    ...code,
    active: input.active ?? code.active,
    metadata: mergeMetadata(code.metadata, input.metadata),
  };
  world.store.put('promotion_code', changed);
  emit(world, 'promotion_code.updated', changed, { active: code.active, metadata: code.metadata });
  return changed;
}

function list(call: StripeCall) {
  lapseDiscounts(call.world);
  const coupon = textParam(call, 'coupon');
  if (coupon !== undefined && !call.world.store.get('coupon', coupon)) {
    throw noSuch('coupon', coupon, 'coupon');
  }
  const code = textParam(call, 'code');
  return listPage(call, 'promotion_code', URL, {
    active: flagParam(call, 'active'),
    code: code === undefined ? undefined : { anyCase: code },
    customer: textParam(call, 'customer'),
    'promotion.coupon': coupon,
  });
}

export const promotionCodeRoutes: StripeRoute[] = [
  { method: 'post', path: URL, handle: create },
  { method: 'get', path: URL, handle: list },
  { method: 'get', path: `${URL}/:id`, handle: existing },
  { method: 'post', path: `${URL}/:id`, handle: update },
];
