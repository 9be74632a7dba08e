import { z } from 'zod';
import { noSuch } from '../api/failure.ts';
import { mergeMetadata } from '../api/given.ts';
import { listPage, textParam } from '../api/list.ts';
import { metadata, parseParams } from '../api/params.ts';
import type { StripeCall, StripeRoute } from '../api/route.ts';
import { emit } from '../events/emit.ts';
import { createRefund } from './create-refund.ts';

function existing({ world, id }: StripeCall) {
  const refund = world.store.get('refund', id);
  if (!refund) throw noSuch('refund', id);
  return refund;
}

function update(call: StripeCall) {
  const refund = existing(call);
  const given = parseParams(z.object({ metadata: metadata.optional() }), call.params);
  const changed = { ...refund, metadata: mergeMetadata(refund.metadata, given.metadata) };
  call.world.store.put('refund', changed);
  emit(call.world, 'refund.updated', changed);
  return changed;
}

export const refundRoutes: StripeRoute[] = [
  { method: 'post', path: '/v1/refunds', handle: createRefund },
  {
    method: 'get',
    path: '/v1/refunds',
    handle: (call) =>
      listPage(call, 'refund', '/v1/refunds', {
        charge: textParam(call, 'charge'),
        payment_intent: textParam(call, 'payment_intent'),
      }),
  },
  { method: 'get', path: '/v1/refunds/:id', handle: existing },
  { method: 'post', path: '/v1/refunds/:id', handle: update },
];
