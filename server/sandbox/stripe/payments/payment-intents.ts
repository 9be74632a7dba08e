import { z } from 'zod';
import { noSuch } from '../api/failure.ts';
import { fullAddress } from '../api/full-address.ts';
import { mergeMetadata, withoutUndefined } from '../api/given.ts';
import { listPage, textParam } from '../api/list.ts';
import { metadata, parseParams, shipping } from '../api/params.ts';
import type { StripeCall, StripeRoute } from '../api/route.ts';
import { searchPage } from '../api/search.ts';

const updateSchema = z.object({
  description: z.string().optional(),
  metadata: metadata.optional(),
  receipt_email: z.string().optional(),
  shipping: shipping.optional(),
  transfer_group: z.string().optional(),
});

function existing({ world, id }: StripeCall) {
  const intent = world.store.get('payment_intent', id);
  if (!intent) throw noSuch('payment_intent', id);
  return intent;
}

function update(call: StripeCall) {
  const intent = existing(call);
  const given = withoutUndefined(parseParams(updateSchema, call.params));
  const { metadata: extra, shipping: parcel, ...rest } = given;
  const changed = {
    ...intent,
    ...rest,
    ...(parcel ? { shipping: { ...parcel, address: fullAddress(parcel.address) } } : {}),
    metadata: mergeMetadata(intent.metadata, extra),
  };
  call.world.store.put('payment_intent', changed);
  return changed;
}

export const paymentIntentRoutes: StripeRoute[] = [
  {
    method: 'get',
    path: '/v1/payment_intents/search',
    handle: (call) => searchPage(call, 'payment_intent'),
  },
  {
    method: 'get',
    path: '/v1/payment_intents',
    handle: (call) =>
      listPage(call, 'payment_intent', '/v1/payment_intents', {
        customer: textParam(call, 'customer'),
      }),
  },
  { method: 'get', path: '/v1/payment_intents/:id', handle: existing },
  { method: 'post', path: '/v1/payment_intents/:id', handle: update },
];
