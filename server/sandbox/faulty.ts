import type { Context, Middleware } from 'koa';
import { failsBefore, type Fault, type Provider } from './faults.ts';
import type { World } from './world.ts';

/** Leaves the caller without an answer, as a lost connection does. */
export function hangUp(ctx: Context): void {
  ctx.respond = false;
  ctx.req.socket.destroy();
}

/**
 * Makes the calls behind it meet the faults asked for.
 * @param errorBody the provider's own shape of an error with that status
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
