import Router from '@koa/router';
import { z } from 'zod';
import { bodyOf } from '../../json-body.ts';
import { webhookControl } from '../../webhooks/control-routes.ts';
import type { World } from '../../world.ts';
import { expireDueSessions } from '../checkout/sessions.ts';
import {
  changeRefund,
  readRefundStatus,
  refundStatusSchema,
  writeRefundStatus,
} from '../refunds/settle-refund.ts';
import { dashboardRefundSchema, refundInDashboard } from '../refunds/refunds.ts';
import { disputeControl } from '../disputes/dispute-control.ts';
import { runDue } from '../run-due.ts';
import { subscriptionControl } from '../subscriptions/renew-subscription.ts';
import { importObjects, importSchema } from './import-objects.ts';
import { applyOutcome, outcomeSchema } from './outcomes.ts';

/** Serves the calls that control the payment provider: outcomes, deliveries, refunds, time. */
export function stripeControl(world: World): Router {
  const router = new Router({ prefix: '/stripe/control' });
  router.get('/sessions', (ctx) => {
    expireDueSessions(world);
    ctx.body = world.store.all('checkout.session');
  });
  router.get('/refunds', (ctx) => {
    ctx.body = world.store.all('refund');
  });
  router.get('/events', (ctx) => {
    ctx.body = world.store.all('event');
  });
  router.post('/sessions/:id', (ctx) => {
    const options = bodyOf(ctx, outcomeSchema);
    const session = world.store.get('checkout.session', String(ctx.params.id));
    if (!session) return ctx.throw(404, 'Session not found');
    const result = world.store.transaction(() => applyOutcome(world, session, options));
    if (!result)
      return ctx.throw(409, `A session with status ${session.status} does not allow this outcome`);
    world.webhooks.wake();
    ctx.body = result;
  });
  webhookControl(router, world, 'stripe');
  disputeControl(router, world);
  subscriptionControl(router, world);
  router.post('/refunds', (ctx) => {
    const body = bodyOf(ctx, z.record(z.string(), z.unknown()));
    if ('payment_intent' in body || 'charge' in body) {
      const options = bodyOf(ctx, dashboardRefundSchema);
      ctx.body = world.store.transaction(() => refundInDashboard(world, options));
      world.webhooks.wake();
      return;
    }
    writeRefundStatus(world, bodyOf(ctx, refundStatusSchema).status);
    ctx.body = { status: readRefundStatus(world) };
  });
  router.post('/refunds/:id', (ctx) => {
    const { status } = bodyOf(ctx, refundStatusSchema);
    const refund = world.store.get('refund', String(ctx.params.id));
    if (!refund) return ctx.throw(404, 'Refund not found');
    ctx.body = world.store.transaction(() => changeRefund(world, refund, status));
    world.webhooks.wake();
  });
  router.post('/clock', (ctx) => {
    const { advanceSeconds } = bodyOf(ctx, z.object({ advanceSeconds: z.int().min(0) }));
    world.clock.advance(advanceSeconds);
    runDue(world);
    ctx.body = { now: world.clock.now(), offsetSeconds: world.clock.offset() };
  });
  router.post('/import', (ctx) => {
    const { objects } = bodyOf(ctx, importSchema);
    importObjects(world, objects);
    ctx.body = { imported: objects.length };
  });
  return router;
}
