import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { Middleware } from 'koa';
import { namesTag } from '../http/entity-tag.ts';

const prefix = '/images/';
const DAY_SECONDS = 86_400;

/** What may lie there. No SVG: it can hold scripts. */
const types: Record<string, string> = {
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.gif': 'image/gif',
};

/** Folder and file names without dots in front: nothing hidden, and no way up. */
const safePath = /^(?:[A-Za-z0-9_-][A-Za-z0-9._-]*\/)*[A-Za-z0-9_-][A-Za-z0-9._-]*$/;

/**
 * Product pictures under `/images/`, from the folder `images` of `mediaDir`. What is written there
 * later is served too.
 */
export function serveImages(mediaDir: string): Middleware {
  const folder = path.join(mediaDir, 'images');

  return async (ctx, next) => {
    if (!ctx.path.startsWith(prefix)) return next();
    ctx.set('X-Content-Type-Options', 'nosniff');
    // a CDN on a host of its own shows them on our pages
    ctx.set('Cross-Origin-Resource-Policy', 'cross-origin');
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') {
      ctx.set('Allow', 'GET, HEAD');
      ctx.status = 405;
      return;
    }
    const name = ctx.path.slice(prefix.length);
    const type = types[path.extname(name).toLowerCase()];
    const file = path.join(folder, name);
    const info = type !== undefined && safePath.test(name) ? await look(file) : undefined;
    if (type === undefined || info === undefined) {
      ctx.status = 404;
      ctx.set('Cache-Control', 'no-store');
      return;
    }
    ctx.status = 200;
    ctx.set('Cache-Control', `public, max-age=${DAY_SECONDS}, stale-while-revalidate=604800`);
    const etag = `W/"${info.size.toString(36)}-${Math.trunc(info.mtimeMs).toString(36)}"`;
    ctx.set('ETag', etag);
    if (namesTag(ctx.req.headers['if-none-match'], etag)) {
      ctx.status = 304;
      return;
    }
    ctx.type = type;
    ctx.length = info.size;
    if (ctx.method === 'GET') ctx.body = createReadStream(file);
  };
}

async function look(file: string) {
  try {
    const info = await stat(file);
    return info.isFile() ? info : undefined;
  } catch {
    return undefined;
  }
}
