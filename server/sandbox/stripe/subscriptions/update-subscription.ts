import { invalidRequest, noSuch } from '../api/failure.ts';
import { mergeMetadata, withoutUndefined } from '../api/given.ts';
import { parseParams } from '../api/params.ts';
import type { StripeCall } from '../api/route.ts';
import { changePlan, type PlanChange } from './change-plan.ts';
import { changeSubscription } from './change-subscription.ts';
import { recurringPrice } from './recurring-price.ts';
import { paidUntil, scheduledEnd } from './scheduled-end.ts';
import { updateParams, type UpdateParams } from './subscription-params.ts';
import type { SubscriptionRecord } from './subscription-record.ts';

export function updateSubscription(call: StripeCall): SubscriptionRecord {
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
    ? scheduledEnd(world, changed, wantedEnd(changed, params))
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

function wantedEnd(
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
      'This sandbox adds nothing to a subscription: name the item to change by its `id`.',
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
