import Router from '@koa/router';
import type { World } from '../world.ts';
import { millPage } from '@spindle/sdk/demo/splash/mill-page';

/** A page of somebody else's site, made to be shown in a frame of the shop. */
export function splash(world: World): Router {
  const router = new Router({ prefix: '/splash' });
  router.get('/mill-600', (ctx) => {
    ctx.type = 'html';
    ctx.set(
      'Content-Security-Policy',
      "default-src 'none'; style-src 'unsafe-inline'; img-src *; base-uri 'none'",
    );
    ctx.body = millPage(world.shopUrl());
  });
  return router;
}
