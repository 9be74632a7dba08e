import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import type { Middleware } from 'koa';

const DOCS = '/api/docs';
const STYLES = `${DOCS}/look.css`;
const PATIENCE_MS = 30_000;

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
      ctx.body = styles ??= readFileSync(new URL('docs/look.css', import.meta.url), 'utf8');
      ctx.type = 'text/css; charset=utf-8';
    } else {
      ctx.status = 404;
      return;
    }
    ctx.set('Cache-Control', 'public, max-age=3600');
  };
}

/** In a thread of its own: nobody else waits while the contract is read. */
async function makePage(): Promise<string> {
  const worker = new Worker(new URL('docs/worker.ts', import.meta.url), { workerData: STYLES });
  try {
    const [html]: unknown[] = await once(worker, 'message', {
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return String(html);
  } finally {
    await worker.terminate();
  }
}
