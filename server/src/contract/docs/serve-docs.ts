import { readFileSync } from 'node:fs';
import type { Middleware } from 'koa';
import { inOwnThread } from '../in-own-thread.ts';

const DOCS = '/api/docs';
const STYLES = `${DOCS}/look.css`;

/** The contract as a page to read, from this host alone. Made when first asked for: most never are. */
export function serveApiDocs(): Middleware {
  let page: Promise<string> | undefined;
  let styles: string | undefined;
  return async (ctx, next) => {
    if (ctx.path !== DOCS && !ctx.path.startsWith(`${DOCS}/`)) return next();
    const reading = ctx.method === 'GET' || ctx.method === 'HEAD';
    if (reading && /^\/api\/docs\/?$/.test(ctx.path)) {
      page ??= makePage();
      page.catch(() => (page = undefined));
      ctx.body = await page;
      ctx.type = 'text/html; charset=utf-8';
    } else if (reading && ctx.path === STYLES) {
      ctx.body = styles ??= readFileSync(new URL('look.css', import.meta.url), 'utf8');
      ctx.type = 'text/css; charset=utf-8';
    } else {
      ctx.status = 404;
      return;
    }
    ctx.set('Cache-Control', 'public, max-age=3600');
  };
}

async function makePage(): Promise<string> {
  return String(await inOwnThread(new URL('worker.ts', import.meta.url), STYLES));
}
