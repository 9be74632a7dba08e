import type Router from '@koa/router';
import { bodyOf } from '../../json-body.ts';
import type { World } from '../../world.ts';
import { closeDispute, verdictSchema } from './close-dispute.ts';
import { disputeSchema, openDispute } from './open-dispute.ts';

/** What cardholders and their banks do. */
export function disputeControl(router: Router, world: World): void {
  router.get('/disputes', (ctx) => {
    ctx.body = world.store.all('dispute');
  });
  router.post('/disputes', (ctx) => {
    const wanted = bodyOf(ctx, disputeSchema);
    ctx.body = world.store.transaction(() => openDispute(world, wanted));
    world.webhooks.wake();
  });
  router.post('/disputes/:id', (ctx) => {
    const { status } = bodyOf(ctx, verdictSchema);
    const dispute = world.store.get('dispute', String(ctx.params.id));
    if (!dispute) return ctx.throw(404, 'No such dispute');
    ctx.body = world.store.transaction(() => closeDispute(world, dispute, status));
    world.webhooks.wake();
  });
}
