import Router from '@koa/router';
import type { Context } from 'koa';
import type Stripe from 'stripe';
import { html, type Html } from '@spindle/sdk/demo/html';
import { day, money } from '@spindle/sdk/demo/provider-pages/amounts';
import { pageScript, pageStyle } from '@spindle/sdk/demo/provider-pages/page-files';
import { bodyOf } from '../../json-body.ts';
import type { World } from '../../world.ts';
import { attemptPayment } from '../checkout/pay-session.ts';
import { expireDueSessions } from '../checkout/sessions.ts';
import { type CheckoutPage, checkoutView, closedSession } from './checkout-view.ts';
import { shell } from './shell.ts';
import { checkPayForm, type PayForm, payFormSchema, type ShippingChoice } from './pay-form.ts';
import { type CheckoutDetails, priceSession } from '../checkout/price-session.ts';
import { supportedCountry } from '../checkout/collect-payer.ts';
import { offeredRates } from '../checkout/shipping-rates.ts';
import { testPayer } from '../control/test-payer.ts';

/** Serves the provider's hosted page, on which a customer pays. */
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
    const { payer, errors } = checkPayForm(form, new Date(), {
      costs: costs(world, session, details),
      phone: session.phone_number_collection?.enabled ?? false,
    });
    if (!payer) {
      ctx.status = 422;
      return show(world, ctx, session, { form, errors });
    }
    const attempt = world.store.transaction(() => attemptPayment(world, session, details, payer));
    world.webhooks.wake();
    if (attempt.problem !== null) {
      ctx.status = 402;
      return show(world, ctx, session, { form, problem: attempt.problem });
    }
    ctx.redirect(successUrl(attempt.session) ?? '/');
    // The shop's page has to be loaded with GET, whatever this method is.
    ctx.status = 303;
  });
  return router;
}

function findSession(world: World, ctx: Context): Stripe.Checkout.Session {
  expireDueSessions(world);
  const session = world.store.get('checkout.session', String(ctx.params.id));
  return session ?? ctx.throw(404, 'Payment page not found');
}

function show(
  world: World,
  ctx: Context,
  session: Stripe.Checkout.Session,
  overrides: Partial<CheckoutPage>,
): void {
  ctx.type = 'html';
  ctx.set('Cache-Control', 'no-store');
  const details = world.store.get('checkout_details', session.id);
  if (session.status !== 'open' || !details) {
    ctx.body = shell('Payment', closedSession(session, successUrl(session)));
    return;
  }
  const page = {
    session,
    lines: details.lines,
    discount: details.discount?.name ?? null,
    costs: costs(world, session, details),
    shipping: shippingChoices(world, session, details),
    form: firstForm(world, session, details),
    errors: {},
    problem: null,
    ...overrides,
  };
  const title = session.mode === 'subscription' ? 'Subscribe' : 'Pay for your order';
  ctx.body = shell(title, checkoutView(page));
}

function successUrl(session: Stripe.Checkout.Session): string | null {
  return session.success_url?.replaceAll('{CHECKOUT_SESSION_ID}', session.id) ?? null;
}

/** Returns the initial form: what the shop knows, and a card that works. */
function firstForm(
  world: World,
  session: Stripe.Checkout.Session,
  details: CheckoutDetails,
): PayForm {
  const payer = testPayer(world, session, details, {});
  const { address } = payer;
  return {
    email: payer.email,
    shipping_rate: '',
    method: 'card',
    card_number: '4242 4242 4242 4242',
    card_expiry: '12 / 34',
    card_cvc: '123',
    name: payer.name,
    line1: address.line1 ?? '',
    line2: address.line2 ?? '',
    city: address.city ?? '',
    state: address.state ?? '',
    postal_code: address.postal_code ?? '',
    country: address.country ?? 'US',
    phone: payer.phone ?? '',
  };
}

/** Returns the total for each shipping option. */
function shippingChoices(
  world: World,
  session: Stripe.Checkout.Session,
  details: CheckoutDetails,
): ShippingChoice[] {
  const country = supportedCountry(world, session, details);
  return offeredRates(world, session).map((rate) => {
    const priced = priceSession(world, session, details, { shippingRate: rate.id, country });
    const { amount_total: total, total_details: parts } = priced.session;
    return { rate, total: total ?? 0, tax: parts?.amount_tax ?? 0 };
  });
}

/** Tells whether there is anything to pay, for any shipping option. */
function costs(world: World, session: Stripe.Checkout.Session, details: CheckoutDetails): boolean {
  const totals = shippingChoices(world, session, details).map(({ total }) => total);
  return [session.amount_total ?? 0, ...totals].some((total) => total > 0);
}

/** Serves the receipt behind a charge's `receipt_url`. */
export function receipts(world: World): Router {
  const router = new Router({ prefix: '/receipts' });
  router.get('/:id', (ctx) => {
    const charge = world.store.get('charge', String(ctx.params.id));
    if (!charge) return ctx.throw(404, 'Receipt not found');
    ctx.type = 'html';
    ctx.body = shell('Receipt', receiptView(charge));
  });
  return router;
}

function receiptView(charge: Stripe.Charge): Html {
  const card = charge.payment_method_details?.card;
  const paidWith = card ? `${card.brand ?? 'card'} ending in ${card.last4 ?? ''}` : 'bank debit';
  return html`<main class="closed card">
    <h1>Receipt</h1>
    <dl>
      <dt>Amount paid</dt>
      <dd>${money(charge.amount, charge.currency)}</dd>
      <dt>Refunded</dt>
      <dd>${money(charge.amount_refunded, charge.currency)}</dd>
      <dt>Date</dt>
      <dd>${day(charge.created)}</dd>
      <dt>Paid with</dt>
      <dd>${paidWith}</dd>
      <dt>Paid by</dt>
      <dd>${charge.billing_details.name ?? 'unknown'}</dd>
      <dt>Reference</dt>
      <dd>${charge.id}</dd>
    </dl>
  </main>`;
}
