import { noSuch } from '../api/failure.ts';
import { listPage, textParam } from '../api/list.ts';
import type { StripeCall, StripeRoute } from '../api/route.ts';

function retrieve({ world, id }: StripeCall) {
  const event = world.store.get('event', id);
  if (!event) throw noSuch('event', id);
  return event;
}

export const eventRoutes: StripeRoute[] = [
  {
    method: 'get',
    path: '/v1/events',
    handle: (call) => listPage(call, 'event', '/v1/events', { type: textParam(call, 'type') }),
  },
  { method: 'get', path: '/v1/events/:id', handle: retrieve },
];
