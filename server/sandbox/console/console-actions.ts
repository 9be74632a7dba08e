import Router from '@koa/router';
import { z } from 'zod';
import { advanceTracker, scanSchema } from '../easypost/trackers/advance-tracker.ts';
import { findTracker } from '../easypost/trackers/create-tracker.ts';
import { faultSchema } from '../faults.ts';
import { clearEverything } from '../clear-everything.ts';
import { bodyOf } from '../json-body.ts';
import { applyOutcome, outcomeSchema } from '../stripe/control/outcomes.ts';
import {
  closeDispute,
  disputeSchema,
  openDispute,
  verdictSchema,
} from '../stripe/disputes/dispute-control.ts';
import { dashboardRefundSchema, refundInDashboard } from '../stripe/refunds/refunds.ts';
import {
  changeRefund,
  refundStatusSchema,
  writeRefundStatus,
} from '../stripe/refunds/settle-refund.ts';
import { runDue } from '../stripe/run-due.ts';
import { renewalSchema, steerRenewals } from '../stripe/subscriptions/renew-subscription.ts';
import { deliveryPolicySchema, writePolicy } from '../webhooks/delivery-policy.ts';
import { webhookProviders } from '../webhooks/provider.ts';
import type { World } from '../world.ts';
import { communityActions } from './community-actions.ts';

/** Converts a form's fields to JSON values: numbers and booleans. Drops empty fields. */
const formValues = z.record(z.string(), z.string()).transform((fields): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, value]) => value !== '')
      .map(([name, value]) => [name, plain(value)]),
  ),
);

function plain(value: string): string | number | boolean {
  if (value === 'true') return true;
  return /^\d+$/.test(value) ? Number(value) : value;
}

/**
 * Handles the console's buttons. Each one does what its control call does, then shows the console
 * again.
 */
export function consoleActions(world: World): Router {
  const router = new Router({ prefix: '/console' });
  router.use(async (ctx, next) => {
    const from = ctx.get('Sec-Fetch-Site');
    if (ctx.method === 'POST' && from !== '' && from !== 'same-origin') {
      ctx.throw(403, 'Only the console can do this');
    }
    await next();
    world.webhooks.wake();
    if (ctx.method === 'POST' && ctx.status === 404) {
      ctx.redirect('/');
      ctx.status = 303;
    }
  });
  router.post('/sessions/:id', (ctx) => {
    const options = bodyOf(ctx, outcomeSchema);
    const session = world.store.get('checkout.session', String(ctx.params.id));
    if (session) world.store.transaction(() => applyOutcome(world, session, options));
  });
  router.post('/refunds/:id', (ctx) => {
    const { status } = bodyOf(ctx, refundStatusSchema);
    const refund = world.store.get('refund', String(ctx.params.id));
    if (refund) world.store.transaction(() => changeRefund(world, refund, status));
  });
  router.post('/refund-outcome', (ctx) => {
    writeRefundStatus(world, bodyOf(ctx, refundStatusSchema).status);
  });
  router.post('/refunds', (ctx) => {
    const options = bodyOf(ctx, dashboardRefundSchema);
    world.store.transaction(() => refundInDashboard(world, options));
  });
  router.post('/disputes', (ctx) => {
    const options = bodyOf(ctx, disputeSchema);
    world.store.transaction(() => openDispute(world, options));
  });
  router.post('/disputes/:id', (ctx) => {
    const { status } = bodyOf(ctx, verdictSchema);
    const dispute = world.store.get('dispute', String(ctx.params.id));
    if (dispute) world.store.transaction(() => closeDispute(world, dispute, status));
  });
  router.post('/subscriptions/:id', (ctx) => {
    const { outcome } = bodyOf(ctx, renewalSchema);
    const subscription = world.store.get('subscription', String(ctx.params.id));
    if (subscription) steerRenewals(world, subscription, outcome);
  });
  router.post('/trackers/:code', (ctx) => {
    const scan = bodyOf(ctx, scanSchema);
    const tracker = findTracker(world, String(ctx.params.code));
    if (tracker) world.store.transaction(() => advanceTracker(world, tracker, scan));
  });
  router.post('/faults', (ctx) => {
    world.faults.add(bodyOf(ctx, formValues.pipe(faultSchema)));
  });
  for (const provider of webhookProviders) {
    router.post(`/webhooks/${provider}`, (ctx) => {
      writePolicy(world, provider, bodyOf(ctx, formValues.pipe(deliveryPolicySchema)));
    });
  }
  router.post('/clock', (ctx) => {
    const { advanceSeconds } = bodyOf(ctx, z.object({ advanceSeconds: z.coerce.number().min(0) }));
    world.clock.advance(advanceSeconds);
    runDue(world);
  });
  communityActions(router, world);
  router.post('/reset', () => clearEverything(world));
  return router;
}
