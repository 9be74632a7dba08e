import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Middleware } from 'koa';
import sirv from 'sirv';
import { isGone } from './is-gone.ts';
import { STATIC_BASE } from './storefront-build.ts';
import { surviveMissingFile } from './survive-missing-file.ts';

const YEAR_SECONDS = 31_536_000;

/**
 * Built files under /static/, in the compressed form made when they were built. Their names change
 * with their content, so browsers may keep them for ever; an unknown one is a 404, never a page.
 */
export function staticFiles(dist: string): Middleware {
  const directory = join(dist, 'client');
  const serve = existsSync(directory)
    ? sirv(directory, {
        brotli: true,
        gzip: true,
        etag: true,
        setHeaders(res, path) {
          const hashed = path.startsWith('/assets/');
          res.setHeader(
            'Cache-Control',
            hashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'public, max-age=3600',
          );
          // They hold nothing secret, and some are fetched without credentials.
          res.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
        },
      })
    : undefined;

  return async (ctx, next) => {
    if (!ctx.path.startsWith(STATIC_BASE)) return next();
    ctx.status = 404;
    if (!serve || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return;
    const within = ctx.path.slice(STATIC_BASE.length - 1);
    if (await isGone(directory, within)) return;
    const address = ctx.req.url;
    ctx.req.url = within;
    ctx.respond = false;
    ctx.res.statusCode = 200;
    await new Promise<void>((resolve) => {
      ctx.res.once('close', resolve);
      surviveMissingFile(ctx.res);
      serve(ctx.req, ctx.res, () => {
        ctx.respond = true;
        ctx.status = 404;
        resolve();
      });
    });
    ctx.req.url = address;
  };
}
