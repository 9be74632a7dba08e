import Router from '@koa/router';
import { faulty } from '../faulty.ts';
import type { World } from '../world.ts';
import { addresses } from './addresses/addresses.ts';
import { errorBody, errorOfStatus } from './easypost-failure.ts';
import { postage } from './shipments/postage.ts';
import { shipments } from './shipments/shipments.ts';
import { trackers } from './trackers/trackers.ts';

/** Serves the carrier gateway's API for any non-empty key. */
export function easypostApi(world: World): Router {
  const router = new Router({ prefix: '/easypost/v2' });
  router.use(async (ctx, next) => {
    const [scheme, value = ''] = ctx.get('Authorization').split(' ');
    const key = scheme === 'Basic' ? Buffer.from(value, 'base64').toString() : value;
    if (key.replace(/:.*$/, '') !== '') return next();
    ctx.status = 401;
    ctx.body = errorBody('APIKEY.INACTIVE', 'This api key is no longer active.');
  });
  router.use(faulty(world, 'easypost', errorOfStatus));
  router.use(async (_ctx, next) => {
    await next();
    // Sends webhooks before the response: the shop may receive one about a purchase it hasn't
    // recorded yet.
    world.webhooks.wake();
  });
  addresses(router, world);
  shipments(router, world);
  postage(router, world);
  trackers(router, world);
  return router;
}
