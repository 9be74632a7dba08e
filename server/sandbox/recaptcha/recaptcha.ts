import Router from '@koa/router';
import { z } from 'zod';
import { faulty } from '../faulty.ts';
import { bodyOf } from '../json-body.ts';
import type { World } from '../world.ts';
import { verdict } from './verdict.ts';
import { browserScript } from './browser-script.ts';

const verifySchema = z.object({ secret: z.string().optional(), response: z.string().optional() });

export function recaptcha(world: World): Router {
  const router = new Router({ prefix: '/recaptcha' });
  router.post(
    '/api/siteverify',
    faulty(world, 'recaptcha', () => ({ success: false, 'error-codes': ['internal-error'] })),
    (ctx) => {
      // The provider accepts parameters in the query as well as in the body.
      const input = { ...ctx.query, ...bodyOf(ctx, verifySchema) };
      const { secret = '', response = '' } = verifySchema.parse(input);
      const shop = world.shopUrl();
      const hostname = shop === null ? 'localhost' : new URL(shop).hostname;
      ctx.body = verdict(secret, response, hostname);
    },
  );
  router.get('/api.js', (ctx) => {
    ctx.type = 'text/javascript';
    ctx.set('Access-Control-Allow-Origin', '*');
    ctx.set('Cross-Origin-Resource-Policy', 'cross-origin');
    ctx.body = browserScript;
  });
  return router;
}
