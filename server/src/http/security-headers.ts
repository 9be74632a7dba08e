import { randomBytes } from 'node:crypto';
import type { Context, Middleware } from 'koa';
import helmet from 'koa-helmet';
import type { Config } from '../config.ts';
import { contentPolicy, permissions } from './content-policy.ts';

const nonces = new WeakMap<object, string>();

/** The nonce of this reply's scripts and styles; only within `pageHeaders`. */
export function nonceOf(ctx: Pick<Context, 'res'>): string {
  return nonces.get(ctx.res) ?? '';
}

/** For pages: a strict policy with a nonce of its own for every reply. */
export function pageHeaders(config: Config): Middleware {
  const protect = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        ...contentPolicy(config),
        scriptSrc: [
          "'self'",
          (_, response) => `'nonce-${nonces.get(response) ?? ''}'`,
          ...contentPolicy(config).scriptSrc,
        ],
        styleSrc: ["'self'", (_, response) => `'nonce-${nonces.get(response) ?? ''}'`],
      },
    },
    strictTransportSecurity: config.production
      ? { maxAge: 31_536_000, includeSubDomains: true }
      : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    xFrameOptions: { action: 'deny' },
  });
  return (ctx, next) => {
    nonces.set(ctx.res, randomBytes(16).toString('base64'));
    ctx.set('Permissions-Policy', permissions);
    return protect(ctx, next);
  };
}

/** For everything that is no page: nothing in the reply may ever run or be framed. */
export function dataHeaders(config: Config): Middleware {
  const headers = {
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(config.production
      ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }
      : {}),
  };
  return (ctx, next) => {
    ctx.set(headers);
    return next();
  };
}
