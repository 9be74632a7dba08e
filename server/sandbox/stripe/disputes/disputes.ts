import { noSuch } from '../api/failure.ts';
import { listPage, textParam } from '../api/list.ts';
import type { StripeCall, StripeRoute } from '../api/route.ts';

function existing({ world, id }: StripeCall) {
  const dispute = world.store.get('dispute', id);
  if (!dispute) throw noSuch('dispute', id);
  return dispute;
}

export const disputeRoutes: StripeRoute[] = [
  {
    method: 'get',
    path: '/v1/disputes',
    handle: (call) =>
      listPage(call, 'dispute', '/v1/disputes', {
        charge: textParam(call, 'charge'),
        payment_intent: textParam(call, 'payment_intent'),
      }),
  },
  { method: 'get', path: '/v1/disputes/:id', handle: existing },
];
