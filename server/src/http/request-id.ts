import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Context, Middleware } from 'koa';

const wellFormed = /^[A-Za-z0-9._-]{8,64}$/;
const header = 'X-Request-Id';

/**
 * Adds `X-Request-Id` to every response. Uses the id from a proxy if it is well-formed, otherwise a
 * new id.
 */
export function requestId(): Middleware {
  return (ctx, next) => {
    ctx.res.setHeader(header, requestIdFor(ctx.req.headers));
    return next();
  };
}

export function requestIdFor(headers: IncomingHttpHeaders): string {
  const input = headers['x-request-id'];
  return typeof input === 'string' && wellFormed.test(input) ? input : randomUUID();
}

export function requestIdOf(ctx: Pick<Context, 'res'>): string {
  const id = ctx.res.getHeader(header);
  return typeof id === 'string' ? id : '';
}
