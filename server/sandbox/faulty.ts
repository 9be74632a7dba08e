import type { Context, Middleware } from 'koa';
import { failsBefore, type Fault, type Provider } from './faults.ts';
import type { World } from './world.ts';

/** Ends the call without a response, like a lost connection. */
export function hangUp(ctx: Context): void {
  ctx.respond = false;
  ctx.req.socket.destroy();
}

/**
 * Applies the requested faults to the calls behind it.
 * @param errorBody returns an error with that status in the provider's format
 */
export function faulty(
  world: World,
  provider: Provider,
  errorBody: (status: number, fault: Fault) => unknown,
): Middleware {
  return async (ctx, next) => {
    const fault = world.faults.take(provider, ctx.path);
    if (!fault) return next();
    const fails = failsBefore(fault);
    if (!fails) await next();
    await world.faults.wait(fault);
    if (!fails && !fault.afterEffect) return;
    if (fault.status === undefined) return hangUp(ctx);
    ctx.status = fault.status;
    ctx.body = errorBody(fault.status, fault);
    if (fault.status === 429) ctx.set('Retry-After', String(fault.retryAfterSeconds ?? 1));
  };
}
