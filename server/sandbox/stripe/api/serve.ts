import type { Context } from 'koa';
import { hangUp } from '../../faulty.ts';
import { failsBefore } from '../../faults.ts';
import { newId } from '../../ids.ts';
import type { World } from '../../world.ts';
import { expand } from './expand.ts';
import { errorOfStatus, StripeFailure } from './failure.ts';
import { parseNestedForm } from './params.ts';
import type { StripeRoute } from './route.ts';

/** Handles one API call: key, idempotency, faults, work, expansion. */
export async function serve(world: World, route: StripeRoute, ctx: Context): Promise<void> {
  const requestId = newId('req', 14);
  ctx.set('Request-Id', requestId);
  ctx.set('Stripe-Version', ctx.get('Stripe-Version'));
  const key = ctx.method === 'POST' ? ctx.get('Idempotency-Key') : '';
  const text = ctx.method === 'POST' ? String(ctx.request.body ?? '') : ctx.querystring;
  const fingerprint = `${ctx.method} ${ctx.path} ${text}`;
  if (key) ctx.set('Idempotency-Key', key);
  let claimed = false;
  try {
    checkKey(ctx.get('Authorization'));
    const stored = key ? beginIdempotent(world, key, fingerprint) : undefined;
    claimed = key !== '';
    const fault = world.faults.take('stripe', ctx.path);
    await world.faults.wait(fault);
    if (fault && failsBefore(fault)) {
      if (fault.status === undefined) return hangUp(ctx);
      return send(ctx, { status: fault.status, body: errorOfStatus(fault.status) });
    }
    const lost = fault?.afterEffect ? fault.status : undefined;
    if (stored) {
      ctx.set('Idempotent-Replayed', 'true');
      ctx.set('Original-Request', stored.request);
    }
    const reply =
      stored ??
      work(world, route, ctx, text, (result) => {
        // The response that the provider sends is the one it stores, even if it fails after doing
        // the work.
        const outcome = lost === undefined ? result : { status: lost, body: errorOfStatus(lost) };
        if (key) {
          const created = world.clock.now();
          const record = { id: key, created, request: requestId, fingerprint, ...outcome };
          world.store.put('idempotent_reply', record);
        }
        return outcome;
      });
    if (fault?.afterEffect && lost === undefined) return hangUp(ctx);
    send(ctx, reply);
  } catch (error) {
    if (!(error instanceof StripeFailure)) throw error;
    send(ctx, { status: error.status, body: { error: error.details } });
  } finally {
    if (claimed) endIdempotent(world, key);
    world.webhooks.wake();
  }
}

function work(
  world: World,
  route: StripeRoute,
  ctx: Context,
  text: string,
  keep: (reply: StripeReply) => StripeReply,
): StripeReply {
  try {
    return world.store.transaction(() => {
      const params = parseNestedForm(text);
      try {
        const result = route.handle({ world, id: String(ctx.params.id ?? ''), params });
        return keep({ status: 200, body: expand(world, result, params.expand) });
      } catch (error) {
        if (!(error instanceof StripeFailure) || !error.keepsWork) throw error;
        return keep({ status: error.status, body: { error: error.details } });
      }
    });
  } catch (error) {
    if (!(error instanceof StripeFailure) || !error.begun) throw error;
    return keep({ status: error.status, body: { error: error.details } });
  }
}

function send(ctx: Context, reply: StripeReply): void {
  ctx.status = reply.status;
  ctx.body = reply.body;
}

/** Accepts any secret test key, as a bearer token or as the user name of basic authentication. */
function checkKey(authorization: string): void {
  const [scheme = '', value = ''] = authorization.split(' ');
  const basic = scheme.toLowerCase() === 'basic';
  const key = basic ? Buffer.from(value, 'base64').toString().split(':')[0] : value;
  if (key?.startsWith('sk_test_')) return;
  const message = key
    ? `Invalid API Key provided: ${key.slice(0, 7)}****`
    : 'You did not provide an API key. You need to provide your API key in the Authorization header.';
  throw new StripeFailure(401, { type: 'invalid_request_error', message }, false);
}

interface StripeReply {
  status: number;
  body: object;
}

export interface IdempotentReply extends StripeReply {
  /** The idempotency key. */
  id: string;
  created: number;
  request: string;
  /** The request: method, path and parameters. */
  fingerprint: string;
}

const KEPT_SECONDS = 24 * 60 * 60;
const underWay = new WeakMap<World, Set<string>>();

function keysUnderWay(world: World): Set<string> {
  const keys = underWay.get(world) ?? new Set();
  underWay.set(world, keys);
  return keys;
}

/**
 * Claims the key for one request.
 * @returns the stored response if the same request was answered before
 */
function beginIdempotent(world: World, key: string, fingerprint: string) {
  const stored = world.store.get('idempotent_reply', key);
  const known = stored && world.clock.now() - stored.created < KEPT_SECONDS ? stored : undefined;
  if (known && known.fingerprint !== fingerprint) {
    const message =
      'Keys for idempotent requests can only be used with the same parameters they were first ' +
      `used with. Try using a key other than '${key}' if you meant to execute a different request.`;
    throw new StripeFailure(400, { type: 'idempotency_error', message }, false);
  }
  const keys = keysUnderWay(world);
  if (keys.has(key)) {
    const message =
      'There is currently another in-progress request using this Stripe-Account idempotency key ' +
      `(that probably means you submitted twice, and the other request is still going through): ${key}.`;
    const type = 'idempotency_error';
    throw new StripeFailure(409, { type, code: 'idempotency_key_in_use', message }, false);
  }
  keys.add(key);
  return known;
}

function endIdempotent(world: World, key: string): void {
  keysUnderWay(world).delete(key);
}
