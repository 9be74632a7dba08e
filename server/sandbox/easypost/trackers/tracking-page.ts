import Router from '@koa/router';
import { frame } from '../../console/frame.ts';
import { html, type Html } from '@spindle/sdk/demo/html';
import type { World } from '../../world.ts';
import { findTracker } from './create-tracker.ts';
import type { TrackingDetail } from './tracker-record.ts';

/** Where a recipient looks up their parcel. */
export function trackingPage(world: World): Router {
  const router = new Router({ prefix: '/easypost/track' });
  router.get('/:code', (ctx) => {
    const tracker = findTracker(world, String(ctx.params.code));
    if (!tracker) return ctx.throw(404, 'There is no such parcel');
    ctx.type = 'html';
    ctx.body = frame(
      `Parcel ${tracker.tracking_code}`,
      html`<section>
        <h1>Parcel ${tracker.tracking_code}</h1>
        <p>${tracker.carrier}: <strong>${tracker.status.replaceAll('_', ' ')}</strong></p>
        <ul class="list">
          ${tracker.tracking_details.toReversed().map(row)}
        </ul>
      </section>`,
    );
  });
  return router;
}

function row({ message, datetime, tracking_location: place }: TrackingDetail): Html {
  const town = [place.city, place.state].filter(Boolean).join(', ');
  return html`<li>
    <div>${message}<small>${datetime.replace('T', ' ').replace('Z', ' UTC')} ${town}</small></div>
  </li>`;
}
