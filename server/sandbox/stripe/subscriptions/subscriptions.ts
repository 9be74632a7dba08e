import { invalidRequest, noSuch, StripeFailure } from '../api/failure.ts';
import { mergeMetadata, parseParams, withoutUndefined } from '../api/params.ts';
import type { StripeCall, StripeRoute } from '../api/route.ts';
import { samplePayer } from '../control/test-payer.ts';
import { beginSubscription } from './begin-subscription.ts';
import { collectInvoice } from './pay-subscription.ts';
import { changePlan, type PlanChange, recurringPrice } from './change-plan.ts';
import {
  cancelParams,
  createParams,
  updateParams,
  type UpdateParams,
} from './subscription-params.ts';
import type { SubscriptionRecord } from './subscription-object.ts';
import {
  changeSubscription,
  endSubscription,
  paidUntil,
  scheduledEnd,
} from './change-subscription.ts';
import { listPageOf, textParam } from '../api/list.ts';

/** The provider's test payment methods that are accepted but fail at every payment. */
const FAILING = new Set(['pm_card_chargeCustomerFail', 'pm_card_chargeDeclined']);

/** Creates a subscription without a page, paid with the saved card. */
function createSubscription({ world, params: form }: StripeCall): SubscriptionRecord {
  const params = parseParams(createParams, form);
  const customer = world.store.get('customer', params.customer);
  if (!customer) throw noSuch('customer', params.customer, 'customer');
  const items = params.items.map((item, index) => ({
    price: recurringPrice(world, item.price, `items[${index}][price]`),
    quantity: item.quantity ?? 1,
    metadata: item.metadata ?? {},
  }));
  const rhythms = new Set(items.map(({ price }) => JSON.stringify(price.recurring)));
  if (rhythms.size > 1) {
    throw invalidRequest('All prices on a subscription must have the same interval.', 'items');
  }
  const payer = samplePayer(customer);
  const taxed = params.automatic_tax?.enabled ?? false;
  const begun = beginSubscription(world, {
    customer: customer.id,
    items,
    given: {
      automatic_tax: {
        disabled_reason: null,
        enabled: taxed,
        liability: taxed ? { type: 'self' } : null,
      },
      default_payment_method: params.default_payment_method ?? null,
      description: params.description ?? null,
      metadata: params.metadata ?? {},
      status: 'incomplete',
    },
    payer,
    renewals: FAILING.has(params.default_payment_method ?? '') ? 'fail' : 'succeed',
    country: taxed ? (customer.address?.country ?? payer.address.country) : null,
  });
  if (params.cancel_at_period_end) {
    world.store.put('subscription', {
      ...begun.subscription,
      ...scheduledEnd(world, begun.subscription, {
        at: paidUntil(begun.subscription),
        withPeriod: true,
      }),
    });
  }
  if (params.payment_behavior !== 'default_incomplete') {
    const invoice = collectInvoice(world, begun.invoice, begun.details);
    if (invoice.status !== 'paid' && params.payment_behavior === 'error_if_incomplete') {
      const message = 'Your card was declined.';
      throw new StripeFailure(402, { type: 'card_error', code: 'card_declined', message });
    }
  }
  return world.store.get('subscription', begun.subscription.id) ?? begun.subscription;
}

function updateSubscription(call: StripeCall): SubscriptionRecord {
  const { world, id } = call;
  const params = withoutUndefined(parseParams(updateParams, call.params));
  const subscription = world.store.get('subscription', id);
  if (!subscription) throw noSuch('subscription', id);
  const { items, metadata: extra } = params;
  const touchesEnd = params.cancel_at !== undefined || params.cancel_at_period_end !== undefined;
  if (subscription.ended_at !== null && (touchesEnd || items !== undefined)) {
    throw invalidRequest(
      'A canceled subscription can only update its cancellation_details and metadata.',
    );
  }
  const changed = items
    ? changePlan(
        world,
        subscription,
        items.map((item, index) => planChange(call, item, index)),
        {
          prorate: params.proration_behavior,
        },
      )
    : subscription;
  const end: Partial<ReturnType<typeof scheduledEnd>> = touchesEnd
    ? scheduledEnd(world, changed, requestedEnd(changed, params))
    : {};
  const details = { ...changed.cancellation_details, ...end.cancellation_details };
  return changeSubscription(world, changed, {
    ...end,
    ...(params.description === undefined ? {} : { description: params.description || null }),
    ...(params.default_payment_method === undefined
      ? {}
      : { default_payment_method: params.default_payment_method }),
    cancellation_details: {
      comment: null,
      feedback: null,
      feedback_option: null,
      reason: null,
      ...details,
      ...params.cancellation_details,
    },
    metadata: mergeMetadata(changed.metadata, extra),
  });
}

function requestedEnd(
  subscription: SubscriptionRecord,
  { cancel_at: at, cancel_at_period_end: withPeriod }: UpdateParams,
) {
  if (withPeriod) return { at: paidUntil(subscription), withPeriod };
  if (at === undefined || at === '') return null;
  return { at: typeof at === 'number' ? at : paidUntil(subscription), withPeriod: false };
}

function planChange(
  { world }: StripeCall,
  item: { id?: string; price?: string; quantity?: number },
  index: number,
): PlanChange {
  if (item.id === undefined) {
    throw invalidRequest(
      'The sandbox cannot add items to a subscription: pass the `id` of the item to change.',
      `items[${index}][id]`,
      'parameter_missing',
    );
  }
  return {
    item: item.id,
    price:
      item.price === undefined ? null : recurringPrice(world, item.price, `items[${index}][price]`),
    quantity: item.quantity ?? null,
  };
}

const URL = '/v1/subscriptions';

function existing({ world, id }: StripeCall) {
  const subscription = world.store.get('subscription', id);
  if (!subscription) throw noSuch('subscription', id);
  return subscription;
}

function cancel(call: StripeCall) {
  const subscription = existing(call);
  // The provider acts as if an ended subscription didn't exist.
  if (subscription.ended_at !== null) throw noSuch('subscription', call.id);
  const { cancellation_details: reason } = parseParams(cancelParams, call.params);
  return endSubscription(call.world, subscription, {
    comment: reason?.comment ?? null,
    feedback: reason?.feedback ?? null,
    reason: 'cancellation_requested',
  });
}

/** Ended subscriptions are listed only if their status, or `all`, is requested. */
function list(call: StripeCall) {
  const status = textParam(call, 'status');
  const all = call.world.store.list('subscription', {
    limit: 100_000,
    where: {
      customer: textParam(call, 'customer'),
      'items.data[0].price.id': textParam(call, 'price') ?? textParam(call, 'plan'),
    },
  });
  const listed = all.filter((one) => {
    if (status === 'all') return true;
    if (status === undefined) return one.status !== 'canceled';
    return status === 'ended' ? one.ended_at !== null : one.status === status;
  });
  return listPageOf(call, listed, URL);
}

export const subscriptionRoutes: StripeRoute[] = [
  { method: 'post', path: URL, handle: createSubscription },
  { method: 'get', path: URL, handle: list },
  { method: 'get', path: `${URL}/:id`, handle: existing },
  { method: 'post', path: `${URL}/:id`, handle: updateSubscription },
  { method: 'delete', path: `${URL}/:id`, handle: cancel },
];
