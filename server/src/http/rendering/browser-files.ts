import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { iconUrl } from '@spindle/sdk/domain/settings/brand-files';
import type { Middleware } from 'koa';

const DAY_SECONDS = 86_400;
/** Staff can change the shop's name and icon at any time. */
const BRAND_SECONDS = 300;
const ICON = 'apple-touch-icon.png';

/** The files that browsers and phones request at the root on their own, and our file for each. */
const FILES = [
  { path: '/favicon.ico', name: 'favicon.ico', type: 'image/x-icon', size: 32 },
  { path: '/apple-touch-icon.png', name: ICON, type: 'image/png', size: 180 },
  { path: '/apple-touch-icon-precomposed.png', name: ICON, type: 'image/png', size: 180 },
] as const;
const MANIFEST = 'site.webmanifest';

export interface Brand {
  name: string;
  /** Path of the uploaded icon. Null for the built-in one. */
  icon: string | null;
}

/**
 * Serves the shop's manifest and icons: built-in ones from a folder, which is read once, or the icon
 * that staff uploaded.
 */
export async function browserFiles(folder: string, brand: () => Brand): Promise<Middleware> {
  const found = await Promise.all(
    FILES.map(async (file) => {
      const body = await readFile(join(folder, file.name));
      return [file.path, { ...file, body }] as const;
    }),
  );
  const files = new Map<string, (typeof found)[number][1]>(found);
  const manifest: object = JSON.parse(await readFile(join(folder, MANIFEST), 'utf8'));
  return async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next();
    if (ctx.path === `/${MANIFEST}`) {
      ctx.set('Cache-Control', `public, max-age=${BRAND_SECONDS}`);
      ctx.type = 'application/manifest+json';
      ctx.body = JSON.stringify({ ...manifest, ...inManifest(brand()) });
      return;
    }
    const file = files.get(ctx.path);
    if (file === undefined) return next();
    const { icon } = brand();
    ctx.set('Cache-Control', `public, max-age=${icon === null ? DAY_SECONDS : BRAND_SECONDS}`);
    if (icon !== null) return ctx.redirect(iconUrl(icon, file.size));
    ctx.type = file.type;
    ctx.body = file.body;
  };
}

const inManifest = ({ name, icon }: Brand) => ({
  name,
  short_name: name,
  ...(icon !== null && {
    icons: ([192, 512] as const).map((size) => ({
      src: iconUrl(icon, size),
      sizes: `${size}x${size}`,
      type: 'image/png',
    })),
  }),
});
