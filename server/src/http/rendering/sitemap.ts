import type { Middleware } from 'koa';
import type { PublicData } from './public-data.ts';

/** `/sitemap.xml` with every public page, and `/robots.txt` that points to it. */
export function searchEngineFiles(data: PublicData, publicUrl: string): Middleware {
  return async (ctx, next) => {
    if (ctx.path === '/robots.txt') {
      ctx.type = 'text/plain';
      ctx.set('Cache-Control', 'public, max-age=3600');
      ctx.body = robots(publicUrl);
    } else if (ctx.path === '/sitemap.xml') {
      ctx.type = 'application/xml';
      ctx.set('Cache-Control', 'public, max-age=3600');
      ctx.body = sitemap(data, publicUrl);
    } else {
      await next();
    }
  };
}

const NOT_FOR_ROBOTS = ['/api/', '/assets/', '/ui/admin', '/ui/creator', '/ui/cart', '/ui/orders'];

function robots(publicUrl: string): string {
  return [
    'User-agent: *',
    ...NOT_FOR_ROBOTS.map((path) => `Disallow: ${path}`),
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
}

function sitemap(data: PublicData, publicUrl: string): string {
  const pages: { path: string; changed?: string }[] = [
    { path: '/home' },
    { path: '/ui/shop' },
    { path: '/ui/support' },
  ];
  for (const catalog of data.catalogs()) {
    if (catalog.external) continue;
    const path = `/ui/shop/${catalog.catalogId}`;
    pages.push({ path, changed: catalog.dateModified });
    for (const item of data.items(catalog.catalogId) ?? []) {
      pages.push({ path: `${path}/${item.catalogItemId}`, changed: item.dateModified });
    }
  }
  const entries = pages.map(({ path, changed }) => {
    const lastmod = changed ? `<lastmod>${changed.slice(0, 10)}</lastmod>` : '';
    return `<url><loc>${escapeXml(publicUrl + path)}</loc>${lastmod}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</urlset>\n`;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll("'", '&apos;');
}
