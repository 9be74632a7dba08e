import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Middleware } from 'koa';
import { createFolderStorage } from '../../gateways/storage-folder.ts';

export const DOCS = '/api/docs';

const own = fileURLToPath(new URL('docs', import.meta.url));
const library = path.dirname(
  createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'),
);

/** All there is of the page: its own files and those of the library that draws it. */
const files = new Map([
  ['', { folder: own, name: 'page.html', type: 'text/html; charset=utf-8' }],
  ['/start.js', { folder: own, name: 'start.js', type: 'text/javascript; charset=utf-8' }],
  ['/look.css', { folder: own, name: 'look.css', type: 'text/css; charset=utf-8' }],
  ['/swagger-ui.css', { folder: library, name: 'swagger-ui.css', type: 'text/css; charset=utf-8' }],
  [
    '/swagger-ui-bundle.js',
    { folder: library, name: 'swagger-ui-bundle.js', type: 'text/javascript; charset=utf-8' },
  ],
]);

/** The contract as a page to read and to try, from this host alone. */
export function serveApiDocs(): Middleware {
  return async (ctx, next) => {
    if (ctx.path !== DOCS && !ctx.path.startsWith(`${DOCS}/`)) return next();
    const file = files.get(ctx.path.slice(DOCS.length).replace(/\/$/, ''));
    const reading = ctx.method === 'GET' || ctx.method === 'HEAD';
    const found = file && reading ? await createFolderStorage(file.folder).get(file.name) : null;
    if (!file || found === null) {
      ctx.status = 404;
      return;
    }
    ctx.set('Cache-Control', 'public, max-age=3600');
    ctx.type = file.type;
    ctx.body = found.stream;
  };
}
