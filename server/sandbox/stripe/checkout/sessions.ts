import { invalidRequest, noSuch } from '../api/failure.ts';
import { listPage, textParam } from '../api/list.ts';
import { listPageOf } from '../api/list-static.ts';
import { mergeMetadata } from '../api/given.ts';
import { metadata, parseParams } from '../api/params.ts';
import type { StripeCall, StripeRoute } from '../api/route.ts';
import { z } from 'zod';
import { createSession } from './create-session.ts';
import { expireSession, isDue } from './expire-session.ts';

const URL = '/v1/checkout/sessions';

function existing({ world, id }: StripeCall) {
  const session = world.store.get('checkout.session', id);
  if (!session) throw noSuch('checkout.session', id);
  return isDue(world, session) ? expireSession(world, session) : session;
}

function update(call: StripeCall) {
  const session = existing(call);
  const given = parseParams(z.object({ metadata: metadata.optional() }), call.params);
  const changed = { ...session, metadata: mergeMetadata(session.metadata, given.metadata) };
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
