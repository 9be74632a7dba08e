import type { Middleware } from 'koa';
import type { PublicData } from './public-data.ts';
import { SITEMAP, sitemapIndex, sitemapPart } from './sitemap.ts';

/**
 * Serves the sitemap with every public page, in parts, and a `/robots.txt` that points to the
 * sitemap.
 */
export function searchEngineFiles(data: PublicData, publicUrl: string): Middleware {
  return async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next();
    if (ctx.path === '/robots.txt') {
      ctx.type = 'text/plain';
      ctx.body = robots(publicUrl);
    } else {
      const sitemap =
        ctx.path === SITEMAP
          ? await sitemapIndex(data, publicUrl)
          : await sitemapPart(data, publicUrl, ctx.path);
      if (sitemap === undefined) return next();
      ctx.type = 'application/xml';
      ctx.body = sitemap;
    }
    ctx.set('Cache-Control', 'public, max-age=3600');
  };
}

const NOT_FOR_ROBOTS = ['/api/', '/assets/', '/ui/admin', '/ui/creator', '/ui/cart', '/ui/orders'];

function robots(publicUrl: string): string {
  return [
    'User-agent: *',
    ...NOT_FOR_ROBOTS.map((path) => `Disallow: ${path}`),
    `Sitemap: ${publicUrl}${SITEMAP}`,
    '',
  ].join('\n');
}
