import { randomUUID } from 'node:crypto';
import type { Context, Middleware } from 'koa';

const wellFormed = /^[A-Za-z0-9._-]{8,64}$/;
const header = 'X-Request-Id';

/**
 * Every reply carries `X-Request-Id`: the one a proxy in front has given, where it is well-formed,
 * else a new one.
 */
export function requestId(): Middleware {
  return (ctx, next) => {
    const given = ctx.req.headers['x-request-id'];
    const id = typeof given === 'string' && wellFormed.test(given) ? given : randomUUID();
    ctx.res.setHeader(header, id);
    return next();
  };
}

export function requestIdOf(ctx: Pick<Context, 'res'>): string {
  const id = ctx.res.getHeader(header);
  return typeof id === 'string' ? id : '';
}
