import Router from '@koa/router';
import { faultSchema } from './faults.ts';
import { clearEverything } from './clear-everything.ts';
import { bodyOf } from './json-body.ts';
import type { World } from './world.ts';

/** Serves the calls that control the sandbox as a whole. */
export function control(world: World): Router {
  const router = new Router();
  router.get('/healthz', (ctx) => {
    ctx.body = { status: 'ok', pid: process.pid };
  });
  router.get('/control/faults', (ctx) => {
    ctx.body = world.faults.pending();
  });
  router.post('/control/faults', (ctx) => {
    world.faults.add(bodyOf(ctx, faultSchema));
    ctx.body = world.faults.pending();
  });
  router.delete('/control/faults', (ctx) => {
    world.faults.clear();
    ctx.body = world.faults.pending();
  });
  router.post('/control/faults/release', (ctx) => {
    world.faults.release();
    ctx.body = { status: 'ok' };
  });
  router.post('/control/reset', (ctx) => {
    clearEverything(world);
    ctx.body = { status: 'ok' };
  });
  return router;
}
