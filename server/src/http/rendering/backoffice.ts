import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Middleware } from 'koa';
import sirv from 'sirv';
import { nonceOf } from '../security-headers.ts';
import { isGone } from './is-gone.ts';
import { surviveMissingFile } from './survive-missing-file.ts';

const pages = /^\/ui\/(admin|creator)(\/|$)/;
const files = '/static/admin/';
/** Stands in the built page where each reply puts a nonce of its own. */
const noncePlaceholder = '__NONCE__';
const yearSeconds = 31_536_000;

/**
 * The back-office: one page for all of its addresses, never cached because of its nonce, and its
 * built files. `directory` is the backoffice workspace.
 */
export function serveBackoffice(directory: string): Middleware {
  const dist = join(directory, 'dist');
  const index = join(dist, 'index.html');
  if (!existsSync(index)) throw new Error('The back-office is not built. Run `npm run build`.');
  const page = readFileSync(index, 'utf8');
  const serve = sirv(dist, {
    brotli: true,
    gzip: true,
    etag: true,
    maxAge: yearSeconds,
    immutable: true,
  });

  return async (ctx, next) => {
    if (ctx.path.startsWith(files)) {
      // the page itself is only served with a nonce
      if (ctx.path.endsWith('.html')) {
        ctx.status = 404;
        return;
      }
      const within = ctx.path.slice(files.length - 1);
      if (await isGone(dist, within)) {
        ctx.status = 404;
        return;
      }
      const address = ctx.req.url;
      ctx.req.url = within;
      const found = await new Promise<boolean>((resolve) => {
        ctx.res.once('close', () => resolve(true));
        surviveMissingFile(ctx.res);
        serve(ctx.req, ctx.res, () => resolve(false));
      });
      ctx.req.url = address;
      if (found) ctx.respond = false;
      else ctx.status = 404;
      return;
    }
    if (!pages.test(ctx.path) || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return next();
    ctx.set('Cache-Control', 'no-store');
    ctx.type = 'text/html; charset=utf-8';
    ctx.body = page.replaceAll(noncePlaceholder, nonceOf(ctx));
  };
}
