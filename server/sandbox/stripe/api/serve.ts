import type { Context } from 'koa';
import { hangUp } from '../../faulty.ts';
import { failsBefore } from '../../faults.ts';
import { newId } from '../../ids.ts';
import type { World } from '../../world.ts';
import { checkKey } from './api-key.ts';
import { expand } from './expand.ts';
import { errorOfStatus, StripeFailure } from './failure.ts';
import { beginIdempotent, endIdempotent, type StripeReply } from './idempotency.ts';
import { parseNestedForm } from './nested-form.ts';
import type { StripeRoute } from './route.ts';

/** Answers one call of the provider's API: key, idempotency, faults, work, expansion. */
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
        // What the provider says is what it keeps, also where it failed after doing the work.
        const told = lost === undefined ? result : { status: lost, body: errorOfStatus(lost) };
        if (key) {
          const created = world.clock.now();
          const record = { id: key, created, request: requestId, fingerprint, ...told };
          world.store.put('idempotent_reply', record);
        }
        return told;
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
