import Router from '@koa/router';
import { bodyOf } from '../../json-body.ts';
import { webhookControl } from '../../webhooks/control-routes.ts';
import type { World } from '../../world.ts';
import { priceLevelSchema, readPriceLevel, writePriceLevel } from '../shipments/price-level.ts';
import { shownShipment } from '../shipments/shown-shipment.ts';
import { advanceTracker, scanSchema } from '../trackers/advance-tracker.ts';
import { findTracker } from '../trackers/create-tracker.ts';
import { shownTracker } from '../trackers/shown-tracker.ts';
import { importSchema, importShipments } from './import-shipments.ts';

/** What steers the carrier gateway: parcels on their way, deliveries, the past. */
export function easypostControl(world: World): Router {
  const router = new Router({ prefix: '/easypost/control' });
  router.get('/labels', (ctx) => {
    ctx.body = world.store
      .all('shipment')
      .filter(({ purchased }) => purchased)
      .map((shipment) => shownShipment(world, shipment));
  });
  router.get('/trackers', (ctx) => {
    ctx.body = world.store.all('tracker').map((tracker) => shownTracker(world, tracker));
  });
  router.post('/trackers/:code', (ctx) => {
    const scan = bodyOf(ctx, scanSchema);
    const tracker = findTracker(world, String(ctx.params.code));
    if (!tracker) return ctx.throw(404, 'No such tracker');
    const after = world.store.transaction(() => advanceTracker(world, tracker, scan));
    world.webhooks.wake();
    ctx.body = shownTracker(world, after);
  });
  router.get('/events', (ctx) => {
    ctx.body = world.store.all('easypost_event').map(({ created: _created, ...event }) => event);
  });
  router.post('/prices', (ctx) => {
    writePriceLevel(world, bodyOf(ctx, priceLevelSchema));
    ctx.body = readPriceLevel(world);
  });
  webhookControl(router, world, 'easypost');
  router.post('/import', (ctx) => {
    const { shipments } = bodyOf(ctx, importSchema);
    importShipments(world, shipments);
    ctx.body = { imported: shipments.length };
  });
  return router;
}
