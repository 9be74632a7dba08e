import Router from '@koa/router';
import type { Context } from 'koa';
import type Stripe from 'stripe';
import { bodyOf } from '../../json-body.ts';
import type { World } from '../../world.ts';
import { attemptPayment } from '../checkout/attempt-payment.ts';
import { expireDueSessions } from '../checkout/expire-session.ts';
import { checkoutView, type CheckoutPage } from './checkout-view.ts';
import { closedView } from './closed-view.ts';
import { pageScript } from './page-script.ts';
import { firstForm, shippingChoices } from './page-state.ts';
import { pageStyle } from './page-style.ts';
import { checkPayForm, payFormSchema } from './pay-form.ts';
import { shell } from './shell.ts';

/** The provider's own page, on which a customer pays. */
export function hostedPage(world: World): Router {
  const router = new Router({ prefix: '/pay' });
  router.get('/style.css', (ctx) => {
    ctx.type = 'text/css';
    ctx.body = pageStyle;
  });
  router.get('/page.js', (ctx) => {
    ctx.type = 'text/javascript';
    ctx.body = pageScript;
  });
  router.get('/:id', (ctx) => {
    const session = findSession(world, ctx);
    show(world, ctx, session, {});
  });
  router.post('/:id', (ctx) => {
    const form = bodyOf(ctx, payFormSchema);
    const session = findSession(world, ctx);
    const details = world.store.get('checkout_details', session.id);
    if (session.status === 'complete') return ctx.redirect(successUrl(session) ?? '/');
    if (session.status !== 'open' || !details) return show(world, ctx, session, {});
    const { payer, errors } = checkPayForm(form, new Date());
    if (!payer) {
      ctx.status = 422;
      return show(world, ctx, session, { form, errors });
    }
    const attempt = world.store.transaction(() => attemptPayment(world, session, details, payer));
    world.webhooks.wake();
    if (attempt.decline) {
      ctx.status = 402;
      return show(world, ctx, session, { form, problem: attempt.decline.message });
    }
    ctx.redirect(successUrl(attempt.session) ?? '/');
    // Whatever the method was, the shop's page is to be asked for with GET.
    ctx.status = 303;
  });
  return router;
}

function findSession(world: World, ctx: Context): Stripe.Checkout.Session {
  expireDueSessions(world);
  const session = world.store.get('checkout.session', String(ctx.params.id));
  return session ?? ctx.throw(404, 'There is no such payment page');
}

function show(
  world: World,
  ctx: Context,
  session: Stripe.Checkout.Session,
  said: Partial<CheckoutPage>,
): void {
  ctx.type = 'html';
  ctx.set('Cache-Control', 'no-store');
  const details = world.store.get('checkout_details', session.id);
  if (session.status !== 'open' || !details) {
    ctx.body = shell('Payment', closedView(session, successUrl(session)));
    return;
  }
  const page = {
    session,
    lines: details.lines,
    shipping: shippingChoices(world, session, details),
    form: firstForm(world, session, details),
    errors: {},
    problem: null,
    ...said,
  };
  const title = session.mode === 'subscription' ? 'Subscribe' : 'Pay for your order';
  ctx.body = shell(title, checkoutView(page));
}

function successUrl(session: Stripe.Checkout.Session): string | null {
  return session.success_url?.replaceAll('{CHECKOUT_SESSION_ID}', session.id) ?? null;
}
