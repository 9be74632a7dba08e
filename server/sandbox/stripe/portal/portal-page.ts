import Router from '@koa/router';
import type { Context } from 'koa';
import type Stripe from 'stripe';
import { z } from 'zod';
import { bodyOf } from '../../json-body.ts';
import type { World } from '../../world.ts';
import { idOf } from '../api/params.ts';
import { shell } from '../pages/shell.ts';
import { runDue } from '../run-due.ts';
import { changePlan } from '../subscriptions/change-plan.ts';
import {
  changeSubscription,
  paidUntil,
  scheduledEnd,
} from '../subscriptions/change-subscription.ts';
import type { SubscriptionRecord } from '../subscriptions/subscription-object.ts';
import { offeredPlans } from './portal-sessions.ts';
import { isNotice, type NoticeName } from '@spindle/sdk/demo/provider-pages/portal-view';
import { portalStyle } from '@spindle/sdk/demo/provider-pages/page-files';
import { portalView, updateCard } from './portal-view.ts';

type Session = Stripe.BillingPortal.Session;

/** Serves the provider's page on which customers manage their subscriptions. */
export function portalPage(world: World): Router {
  const router = new Router({ prefix: '/portal' });
  router.get('/style.css', (ctx) => {
    ctx.type = 'text/css';
    ctx.body = portalStyle;
  });
  router.get('/:id', (ctx) => {
    const session = findSession(world, ctx);
    const notice = String(ctx.query.done ?? '');
    ctx.type = 'html';
    ctx.set('Cache-Control', 'no-store');
    ctx.body = shell(
      'Manage your subscriptions',
      portalView(world, session, isNotice(notice) ? notice : null),
      '/portal/style.css',
    );
  });
  router.post('/:id/card', (ctx) => {
    const { customer } = findSession(world, ctx);
    const { card } = bodyOf(ctx, z.object({ card: z.enum(['works', 'fails']) }));
    finish(world, ctx, () => updateCard(world, customer, card), 'card');
  });
  router.post('/:id/subscriptions/:subscription/cancel', (ctx) => {
    const known = findSubscription(world, ctx);
    finish(world, ctx, () => schedule(world, known, true), 'cancelled');
  });
  router.post('/:id/subscriptions/:subscription/renew', (ctx) => {
    const known = findSubscription(world, ctx);
    finish(world, ctx, () => schedule(world, known, false), 'renewed');
  });
  router.post('/:id/subscriptions/:subscription/plan', (ctx) => {
    const known = findSubscription(world, ctx);
    const { price: priceId } = bodyOf(ctx, z.object({ price: z.string() }));
    const plan = offeredPlans(world, known).find(({ price }) => price.id === priceId);
    const [item] = known.items.data;
    if (!plan || !item) return ctx.throw(404, 'Plan not found');
    const change = { item: item.id, price: plan.price, quantity: null };
    const work = () => void changePlan(world, known, [change], { prorate: 'always_invoice' });
    finish(world, ctx, work, 'changed');
  });
  return router;
}

function schedule(world: World, known: SubscriptionRecord, ends: boolean): void {
  const end = ends ? { at: paidUntil(known), withPeriod: false } : null;
  changeSubscription(world, known, scheduledEnd(world, known, end));
}

/** Does the work and shows the page again with a notice. */
function finish(world: World, ctx: Context, work: () => void, done: NoticeName): void {
  world.store.transaction(work);
  world.webhooks.wake();
  ctx.redirect(`/portal/${String(ctx.params.id)}?done=${done}`);
  ctx.status = 303;
}

function findSession(world: World, ctx: Context): Session {
  runDue(world);
  const session = world.store.get('billing_portal.session', String(ctx.params.id));
  return session ?? ctx.throw(404, 'Page not found');
}

/** Finds a subscription that hasn't ended and belongs to this page's customer. */
function findSubscription(world: World, ctx: Context): SubscriptionRecord {
  const { customer } = findSession(world, ctx);
  const known = world.store.get('subscription', String(ctx.params.subscription));
  const mine = known && idOf(known.customer) === customer && known.ended_at === null;
  return mine ? known : ctx.throw(404, 'Subscription not found');
}
