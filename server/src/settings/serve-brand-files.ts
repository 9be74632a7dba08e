import { buffer } from 'node:stream/consumers';
import { orUnavailable } from '@spindle/sdk/contract/failure';
import { accentAt, accentCss, ICON_SIZES, iconUrl } from '@spindle/sdk/domain/settings/brand-files';
import type { Middleware } from 'koa';
import { IMAGES, IMMUTABLE } from '../media/image-files.ts';
import type { Services } from '../services.ts';

/**
 * Serves the accent color's style sheet, and copies of the uploaded icon. Their URLs change with
 * their content. Only the icon in use is served, so nobody can make the shop scale other pictures.
 */
export function serveBrandFiles({
  config,
  storage,
}: Pick<Services, 'config' | 'storage'>): Middleware {
  const copies = new Map<string, Promise<Buffer | null>>();
  let copied: string | null = null;

  function copyOf(icon: string, size: number, url: string): Promise<Buffer | null> {
    if (copied !== icon) copies.clear();
    copied = icon;
    const known = copies.get(url);
    if (known) return known;
    const made = makeCopy(icon, size);
    copies.set(url, made);
    made.then(
      (bytes) => bytes ?? copies.delete(url),
      () => copies.delete(url),
    );
    return made;
  }

  async function makeCopy(icon: string, size: number): Promise<Buffer | null> {
    const found = await storage.get(IMAGES + icon);
    if (found === null) return null;
    // The decoder is slow to load, and few processes ever need it.
    const { squarePng } = await import('../media/square-png.ts');
    return squarePng(await buffer(found.stream), size);
  }

  return async (ctx, next) => {
    if (!ctx.path.startsWith('/brand/')) return next();
    ctx.status = 404;
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return;
    const color = accentAt(ctx.path);
    const { icon } = config.business.brand;
    const size = icon && ICON_SIZES.find((one) => iconUrl(icon, one) === ctx.path);
    const body = color
      ? accentCss(color)
      : icon && size && (await orUnavailable(copyOf(icon, size, ctx.path), iconAway));
    if (!body) return;
    ctx.set('Cache-Control', IMMUTABLE);
    ctx.type = color ? 'text/css' : 'image/png';
    ctx.body = body;
  };
}

const iconAway = "The icon isn't available right now. Please try again in a moment.";
