import type { Middleware } from 'koa';
import { badRequest } from '@spindle/sdk/contract/failure';

/**
 * Returns true if a request names more than one host. Takes raw headers: name, value, name, value.
 */
export function namesHosts(rawHeaders: readonly string[]): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1;
}

/** Rejects requests with more than one host, because a proxy may have checked the other host. */
export function requireOneHost(): Middleware {
  return (ctx, next) => {
    if (namesHosts(ctx.req.rawHeaders)) throw badRequest('A request must name exactly one host.');
    return next();
  };
}
