import Router from '@koa/router';
import type { World } from '../world.ts';

/** Who is in the community and the roles they hold. */
export function discordControl(_world: World): Router {
  const router = new Router({ prefix: '/discord/control' });
  router.get('/members', (ctx) => {
    ctx.body = [];
  });
  return router;
}
