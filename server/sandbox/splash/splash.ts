import Router from '@koa/router';
import type { World } from '../world.ts';
import { millPage } from '@spindle/sdk/demo/splash/mill-page';

/** Serves a page of another site that the shop shows in a frame. */
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
