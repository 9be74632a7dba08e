import Router from '@koa/router';
import { z } from 'zod';
import { bodyOf } from '../../json-body.ts';
import { webhookControl } from '../../webhooks/control-routes.ts';
import type { World } from '../../world.ts';
import { priceLevelSchema, readPriceLevel, writePriceLevel } from '../shipments/price-level.ts';
import { settleRefund } from '../shipments/refund-shipment.ts';
import { findShipment } from '../shipments/shipments.ts';
import { presentShipment } from '../shipments/present-shipment.ts';
import { advanceTracker, scanSchema } from '../trackers/advance-tracker.ts';
import { findTracker } from '../trackers/create-tracker.ts';
import { presentTracker } from '../trackers/present-tracker.ts';
import { importSchema, importShipments } from './import-shipments.ts';

const refundStatus = z.enum(['submitted', 'refunded', 'rejected', 'not_applicable']);
const refundSchema = z.object({
  /** The carrier's decision now. */
  status: refundStatus.optional(),
  /** The carrier's response to a future refund request. */
  answer: refundStatus.optional(),
});

/**
 * Serves the calls that control the carrier gateway: parcels, webhooks, and imports of past
 * shipments.
 */
export function easypostControl(world: World): Router {
  const router = new Router({ prefix: '/easypost/control' });
  router.get('/labels', (ctx) => {
    ctx.body = world.store
      .all('shipment')
      .filter(({ purchased }) => purchased)
      .map((shipment) => presentShipment(world, shipment));
  });
  router.get('/trackers', (ctx) => {
    ctx.body = world.store.all('tracker').map((tracker) => presentTracker(world, tracker));
  });
  router.post('/trackers/:code', (ctx) => {
    const scan = bodyOf(ctx, scanSchema);
    const tracker = findTracker(world, String(ctx.params.code));
    if (!tracker) return ctx.throw(404, 'Tracker not found');
    const after = world.store.transaction(() => advanceTracker(world, tracker, scan));
    world.webhooks.wake();
    ctx.body = presentTracker(world, after);
  });
  router.post('/shipments/:id/refund', (ctx) => {
    const { status, answer } = bodyOf(ctx, refundSchema);
    const shipment = findShipment(world, String(ctx.params.id));
    if (!shipment) return ctx.throw(404, 'Shipment not found');
    const after = world.store.transaction(() => {
      const steered = answer === undefined ? shipment : { ...shipment, refund_answer: answer };
      world.store.put('shipment', steered);
      return status === undefined ? steered : settleRefund(world, steered, status);
    });
    world.webhooks.wake();
    ctx.body = presentShipment(world, after);
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
