import path from 'node:path';
import type { Context, Middleware } from 'koa';
import { createFolderStorage } from '../gateways/storage-folder.ts';
import { isSafeKey, type FileFacts, type Storage, type StoredFile } from '../gateways/storage.ts';
import { matchesTag } from '../http/entity-tag.ts';
import { orUnavailable } from '@spindle/sdk/contract/failure';
import { IMMUTABLE, IMAGES, UPLOADS } from './image-files.ts';
import { narrowerCopies } from './narrower-copy.ts';

const prefix = '/images/';
const DAY_SECONDS = 86_400;
const FOR_A_DAY = `public, max-age=${DAY_SECONDS}, stale-while-revalidate=604800`;

/** The types that are served. SVG is excluded, because it can contain scripts. */
const types: Record<string, string> = {
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.gif': 'image/gif',
};

/**
 * Serves product pictures under `/images/`: from the folder `images` in `mediaDir`, otherwise from
 * the store. Files added to the folder later are served too, including their narrower copies.
 */
export function serveImages(mediaDir: string, store: Storage): Middleware {
  const folder = createFolderStorage(mediaDir);
  const places = [folder, store];
  const ensureCopy = narrowerCopies(mediaDir, folder);

  async function answer(ctx: Context): Promise<void> {
    ctx.set('X-Content-Type-Options', 'nosniff');
    // a CDN on another host shows them on our pages
    ctx.set('Cross-Origin-Resource-Policy', 'cross-origin');
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') {
      ctx.set('Allow', 'GET, HEAD');
      ctx.status = 405;
      return;
    }
    const name = ctx.path.slice(prefix.length);
    const type = types[path.extname(name).toLowerCase()];
    if (type === undefined || !isSafeKey(name)) return answerMissing(ctx);
    if (name.startsWith(UPLOADS) && matchesTag(ctx.get('If-None-Match'), tagOf(name))) {
      return answerUnchanged(ctx, name, tagOf(name));
    }
    await ensureCopy(name);
    const found = await orUnavailable(
      find(places, IMAGES + name, ctx.method === 'GET'),
      "The image isn't available right now. Please try again in a moment.",
    );
    if (found === null) return answerMissing(ctx);
    answerFile(ctx, name, type, found);
  }

  return (ctx, next) => (ctx.path.startsWith(prefix) ? answer(ctx) : next());
}

type FoundImage = FileFacts & Partial<Pick<StoredFile, 'stream'>>;

async function find(
  places: readonly Storage[],
  key: string,
  withBytes: boolean,
): Promise<FoundImage | null> {
  for (const place of places) {
    const found = withBytes ? await place.get(key) : await place.look(key);
    if (found !== null) return found;
  }
  return null;
}

function answerFile(
  ctx: Context,
  name: string,
  type: string,
  { size, etag, stream }: FoundImage,
): void {
  const tag = name.startsWith(UPLOADS) ? tagOf(name) : etag;
  if (matchesTag(ctx.get('If-None-Match'), tag)) {
    stream?.destroy();
    return answerUnchanged(ctx, name, tag);
  }
  ctx.status = 200;
  setCaching(ctx, name, tag);
  ctx.type = type;
  ctx.length = size;
  if (stream) ctx.body = stream;
}

function answerUnchanged(ctx: Context, name: string, tag: string): void {
  ctx.status = 304;
  setCaching(ctx, name, tag);
}

function answerMissing(ctx: Context): void {
  ctx.status = 404;
  ctx.set('Cache-Control', 'no-store');
}

function setCaching(ctx: Context, name: string, tag: string): void {
  ctx.set('Cache-Control', name.startsWith(UPLOADS) ? IMMUTABLE : FOR_A_DAY);
  ctx.set('ETag', tag);
}

/** An uploaded picture's name identifies its content, wherever it is stored. */
function tagOf(name: string): string {
  return `W/"${name.slice(UPLOADS.length)}"`;
}
