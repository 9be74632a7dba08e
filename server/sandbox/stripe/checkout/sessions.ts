import { z } from 'zod';
import type Stripe from 'stripe';
import { invalidRequest, noSuch } from '../api/failure.ts';
import { listPage, listPageOf, textParam } from '../api/list.ts';
import { idOf, mergeMetadata, metadata, parseParams } from '../api/params.ts';
import type { StripeCall, StripeRoute } from '../api/route.ts';
import { createSession } from './create-session.ts';
import type { World } from '../../world.ts';
import { emit } from '../events/events.ts';
import { intentOfInvoice } from '../invoices/collection.ts';

const URL = '/v1/checkout/sessions';

function existing({ world, id }: StripeCall) {
  const session = world.store.get('checkout.session', id);
  if (!session) throw noSuch('checkout.session', id);
  return isDue(world, session) ? expireSession(world, session) : session;
}

function update(call: StripeCall) {
  const session = existing(call);
  const input = parseParams(z.object({ metadata: metadata.optional() }), call.params);
  const changed = { ...session, metadata: mergeMetadata(session.metadata, input.metadata) };
  call.world.store.put('checkout.session', changed);
  return changed;
}

function expire(call: StripeCall) {
  const session = existing(call);
  if (session.status !== 'open') {
    throw invalidRequest(
      'Only Checkout Sessions with a status in ["open"] can be expired. ' +
        `This Checkout Session has a status of \`${session.status}\`.`,
    );
  }
  return expireSession(call.world, session);
}

function list(call: StripeCall) {
  return listPage(call, 'checkout.session', URL, {
    customer: textParam(call, 'customer'),
    payment_intent: textParam(call, 'payment_intent'),
    status: textParam(call, 'status'),
    subscription: textParam(call, 'subscription'),
  });
}

function lineItems(call: StripeCall) {
  const session = existing(call);
  const lines = call.world.store.get('checkout_details', session.id)?.lines ?? [];
  return listPageOf(call, lines, `${URL}/${session.id}/line_items`);
}

export const sessionRoutes: StripeRoute[] = [
  { method: 'post', path: URL, handle: createSession },
  { method: 'get', path: URL, handle: list },
  { method: 'get', path: `${URL}/:id`, handle: existing },
  { method: 'post', path: `${URL}/:id`, handle: update },
  { method: 'get', path: `${URL}/:id/line_items`, handle: lineItems },
  { method: 'post', path: `${URL}/:id/expire`, handle: expire },
];

/** Closes an open session permanently. */
export function expireSession(
  world: World,
  session: Stripe.Checkout.Session,
): Stripe.Checkout.Session {
  const expired: Stripe.Checkout.Session = { ...session, status: 'expired', url: null };
  world.store.put('checkout.session', expired);
  const intent = world.store.get('payment_intent', idOf(session.payment_intent) ?? '');
  if (intent) {
    const canceled: Stripe.PaymentIntent = {
      ...intent,
      status: 'canceled',
      canceled_at: world.clock.now(),
      cancellation_reason: 'automatic',
    };
    world.store.put('payment_intent', canceled);
    emit(world, 'payment_intent.canceled', canceled);
  }
  emit(world, 'checkout.session.expired', expired);
  return expired;
}

/** Tells whether an open session has expired on the provider's clock. */
function isDue(world: World, { id, status }: Stripe.Checkout.Session): boolean {
  const deadline = world.store.get('checkout_details', id)?.deadline;
  return status === 'open' && deadline !== undefined && deadline <= world.clock.now();
}

/** Closes every session that has expired on the provider's clock. */
export function expireDueSessions(world: World): void {
  const open = world.store.list('checkout.session', { limit: 100_000, where: { status: 'open' } });
  const due = open.filter((session) => isDue(world, session));
  if (due.length === 0) return;
  world.store.transaction(() => {
    for (const session of due) expireSession(world, session);
  });
  world.webhooks.wake();
}

/**
 * Returns the payment of a session: its own, or that of its first invoice if it started a
 * subscription.
 */
export function intentOfSession(
  world: World,
  session: Stripe.Checkout.Session,
): Stripe.PaymentIntent | undefined {
  if (session.mode === 'subscription') return intentOfInvoice(world, idOf(session.invoice) ?? '');
  return world.store.get('payment_intent', idOf(session.payment_intent) ?? '');
}
