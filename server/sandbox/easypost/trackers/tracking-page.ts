import Router from '@koa/router';
import { frame } from '../../console/frame.ts';
import { parcelView } from '@spindle/sdk/demo/provider-pages/parcel-view';
import type { World } from '../../world.ts';
import { findTracker } from './create-tracker.ts';

/** Serves the page on which recipients track their parcel. */
export function trackingPage(world: World): Router {
  const router = new Router({ prefix: '/easypost/track' });
  router.get('/:code', (ctx) => {
    const tracker = findTracker(world, String(ctx.params.code));
    if (!tracker) return ctx.throw(404, 'Parcel not found');
    const { tracking_code: trackingNumber, carrier, status, tracking_details: details } = tracker;
    const scans = details.toReversed().map(({ message, datetime, tracking_location: place }) => ({
      message,
      at: datetime,
      town: [place.city, place.state].filter(Boolean).join(', '),
    }));
    ctx.type = 'html';
    ctx.body = frame(
      `Parcel ${trackingNumber}`,
      parcelView({ trackingNumber, carrier, status, scans }),
    );
  });
  return router;
}
