import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Middleware } from 'koa';

const DAY_SECONDS = 86_400;
const ICON = 'apple-touch-icon.png';

/** The files that browsers and phones request at the root on their own, and our file for each. */
const FILES = [
  { path: '/favicon.ico', name: 'favicon.ico', type: 'image/x-icon' },
  { path: '/apple-touch-icon.png', name: ICON, type: 'image/png' },
  { path: '/apple-touch-icon-precomposed.png', name: ICON, type: 'image/png' },
  { path: '/site.webmanifest', name: 'site.webmanifest', type: 'application/manifest+json' },
];

/** Serves the shop's icons and manifest from a folder, which is read once. */
export async function browserFiles(folder: string): Promise<Middleware> {
  const found = await Promise.all(
    FILES.map(async ({ path, name, type }) => {
      const body = await readFile(join(folder, name));
      return [path, { type, body }] as const;
    }),
  );
  const files = new Map(found);
  return async (ctx, next) => {
    const file = files.get(ctx.path);
    if (!file || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return next();
    ctx.set('Cache-Control', `public, max-age=${DAY_SECONDS}`);
    ctx.type = file.type;
    ctx.body = file.body;
  };
}
