import { z } from 'zod';
import { noSuch } from '../api/failure.ts';
import { mergeMetadata, withoutUndefined } from '../api/given.ts';
import { listPage, textParam } from '../api/list.ts';
import { metadata, parseParams } from '../api/params.ts';
import type { StripeCall, StripeRoute } from '../api/route.ts';
import { searchPage } from '../api/search.ts';

const updateSchema = z.object({
  description: z.string().optional(),
  metadata: metadata.optional(),
  receipt_email: z.string().optional(),
});

function existing({ world, id }: StripeCall) {
  const charge = world.store.get('charge', id);
  if (!charge) throw noSuch('charge', id);
  return charge;
}

function update(call: StripeCall) {
  const charge = existing(call);
  const { metadata: extra, ...given } = withoutUndefined(parseParams(updateSchema, call.params));
  const changed = { ...charge, ...given, metadata: mergeMetadata(charge.metadata, extra) };
  call.world.store.put('charge', changed);
  return changed;
}

export const chargeRoutes: StripeRoute[] = [
  { method: 'get', path: '/v1/charges/search', handle: (call) => searchPage(call, 'charge') },
  {
    method: 'get',
    path: '/v1/charges',
    handle: (call) =>
      listPage(call, 'charge', '/v1/charges', {
        customer: textParam(call, 'customer'),
        payment_intent: textParam(call, 'payment_intent'),
      }),
  },
  { method: 'get', path: '/v1/charges/:id', handle: existing },
  { method: 'post', path: '/v1/charges/:id', handle: update },
];
