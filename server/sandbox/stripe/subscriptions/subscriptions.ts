import { noSuch } from '../api/failure.ts';
import { textParam } from '../api/list.ts';
import { listPageOf } from '../api/list-static.ts';
import { parseParams } from '../api/params.ts';
import type { StripeCall, StripeRoute } from '../api/route.ts';
import { createSubscription } from './create-subscription.ts';
import { endSubscription } from './end-subscription.ts';
import { cancelParams } from './subscription-params.ts';
import { updateSubscription } from './update-subscription.ts';

const URL = '/v1/subscriptions';

function existing({ world, id }: StripeCall) {
  const subscription = world.store.get('subscription', id);
  if (!subscription) throw noSuch('subscription', id);
  return subscription;
}

function cancel(call: StripeCall) {
  const subscription = existing(call);
  // The provider speaks of an ended subscription as if it were not there.
  if (subscription.ended_at !== null) throw noSuch('subscription', call.id);
  const { cancellation_details: said } = parseParams(cancelParams, call.params);
  return endSubscription(call.world, subscription, {
    comment: said?.comment ?? null,
    feedback: said?.feedback ?? null,
    reason: 'cancellation_requested',
  });
}

/** Ended ones are listed only where their state, or all, is asked for. */
function list(call: StripeCall) {
  const status = textParam(call, 'status');
  const all = call.world.store.list('subscription', {
    limit: 100_000,
    where: {
      customer: textParam(call, 'customer'),
      'items.data[0].price.id': textParam(call, 'price') ?? textParam(call, 'plan'),
    },
  });
  const wanted = all.filter((one) => {
    if (status === 'all') return true;
    if (status === undefined) return one.status !== 'canceled';
    return status === 'ended' ? one.ended_at !== null : one.status === status;
  });
  return listPageOf(call, wanted, URL);
}

export const subscriptionRoutes: StripeRoute[] = [
  { method: 'post', path: URL, handle: createSubscription },
  { method: 'get', path: URL, handle: list },
  { method: 'get', path: `${URL}/:id`, handle: existing },
  { method: 'post', path: `${URL}/:id`, handle: updateSubscription },
  { method: 'delete', path: `${URL}/:id`, handle: cancel },
];
