import { randomBytes } from 'node:crypto';
import type { Context, Middleware } from 'koa';
import helmet from 'koa-helmet';
import type { Config } from '../config.ts';
import { contentPolicy, permissions } from './content-policy.ts';

const nonces = new WeakMap<object, string>();

/**
 * Returns the nonce for this response's scripts and styles. Only available within `pageHeaders`.
 */
export function nonceOf(ctx: Pick<Context, 'res'>): string {
  return nonces.get(ctx.res) ?? '';
}

/**
 * Returns the default headers for every response of the shop. Code that allows framing or use on
 * other sites overrides them.
 */
function onEveryReply({ production }: Pick<Config, 'production'>): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(production && { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }),
  };
}

/** Adds the headers for pages: a strict policy with a new nonce for every response. */
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
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    // already in the headers of every response
    strictTransportSecurity: false,
    referrerPolicy: false,
    crossOriginResourcePolicy: false,
    xContentTypeOptions: false,
    xFrameOptions: false,
  });
  const headers = { ...onEveryReply(config), 'Permissions-Policy': permissions };
  return (ctx, next) => {
    nonces.set(ctx.res, randomBytes(16).toString('base64'));
    ctx.set(headers);
    return protect(ctx, next);
  };
}

/**
 * Returns the headers for everything that is not a page. Nothing in such a response may ever run or
 * be framed.
 */
export function onData(config: Pick<Config, 'production'>): Record<string, string> {
  return {
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
    ...onEveryReply(config),
  };
}

export function dataHeaders(config: Pick<Config, 'production'>): Middleware {
  const headers = onData(config);
  return (ctx, next) => {
    ctx.set(headers);
    return next();
  };
}
