import type Router from '@koa/router';
import { z } from 'zod';
import type { World } from '../../world.ts';
import { errorBody, notFound } from '../easypost-failure.ts';
import { emitEasypost } from '../events/emit.ts';
import { listed, pageSchema } from '../list.ts';
import { findTracker, trackerRecord } from './create-tracker.ts';
import { presentTracker } from './present-tracker.ts';

const createSchema = z.object({
  tracker: z.object({ tracking_code: z.string().min(1), carrier: z.string().optional() }),
});
const listSchema = pageSchema.extend({ tracking_code: z.string().optional() });

export function trackers(router: Router, world: World): void {
  router.post('/trackers', (ctx) => {
    const parsed = createSchema.safeParse(ctx.request.body);
    if (!parsed.success) {
      ctx.status = 422;
      ctx.body = errorBody('TRACKER.INVALID_PARAMS', 'Missing required parameter: tracking_code');
      return;
    }
    const { tracking_code: trackingCode, carrier } = parsed.data.tracker;
    // A code gets one tracker, however often it is requested.
    const known = findTracker(world, trackingCode);
    const tracker = known ?? trackerRecord({ trackingCode, ...(carrier ? { carrier } : {}) });
    if (!known) {
      world.store.transaction(() => {
        world.store.put('tracker', tracker);
        emitEasypost(world, 'tracker.created', presentTracker(world, tracker));
      });
    }
    ctx.body = presentTracker(world, tracker);
  });

  router.get('/trackers', (ctx) => {
    const { tracking_code: code, ...page } = listSchema.parse(ctx.query);
    const { rows, hasMore } = listed(world, 'tracker', page, { tracking_code: code });
    ctx.body = { trackers: rows.map((row) => presentTracker(world, row)), has_more: hasMore };
  });

  router.get('/trackers/:id', (ctx) => {
    const tracker = findTracker(world, String(ctx.params.id));
    ctx.status = tracker ? 200 : 404;
    ctx.body = tracker ? presentTracker(world, tracker) : notFound();
  });
}
