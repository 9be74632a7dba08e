import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Middleware } from 'koa';
import { builtFiles } from './built-files.ts';
import { STATIC_BASE } from './storefront-build.ts';

// These files contain nothing secret, and some are loaded without credentials.
const HEADERS = { 'Cross-Origin-Resource-Policy': 'same-origin' };

/** Serves built files under /static/. An unknown file is a 404, never a page. */
export function staticFiles(dist: string): Middleware {
  const directory = join(dist, 'client');
  const answer = existsSync(directory) ? builtFiles(directory, HEADERS) : undefined;

  return async (ctx, next) => {
    if (!ctx.path.startsWith(STATIC_BASE)) return next();
    ctx.status = 404;
    if (!answer || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return;
    await answer(ctx, ctx.path.slice(STATIC_BASE.length - 1));
  };
}
