import { pagePath, PAGES_SECTION, readablePages } from '@spindle/sdk/domain/content/written-pages';
import { splitAddress } from '@spindle/sdk/domain/redirects/addresses';
import { catalogPath, itemPath } from '@spindle/sdk/domain/redirects/shop-paths';
import type { Middleware } from 'koa';
import type { ShopSnapshot } from '../read-cache/snapshot.ts';
import type { Services } from '../services.ts';

/** A changed redirect takes effect immediately, so browsers must not keep it. */
const FOR_READERS = 'public, max-age=0, must-revalidate';

/**
 * Redirects visitors of addresses that no longer exist. A request without a redirect costs one
 * lookup in memory. A page that exists is never redirected.
 */
export function serveRedirects({
  redirects,
  snapshot,
}: Pick<Services, 'redirects' | 'snapshot'>): Middleware {
  return async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next();
    const redirect = redirects.find(ctx.path);
    if (redirect === undefined || (await isPage(snapshot, redirect.from))) return next();
    ctx.set('Cache-Control', FOR_READERS);
    ctx.status = 301;
    return ctx.redirect(withQuery(redirect.to, ctx.querystring));
  };
}

/** Returns true if visitors can open a catalog, item or written page at this path. */
async function isPage(snapshot: ShopSnapshot, path: string): Promise<boolean> {
  const [, , area, groupId = '', memberId = ''] = path.split('/');
  if (path === catalogPath(groupId)) return snapshot.catalog(groupId) !== undefined;
  if (path === itemPath(groupId, memberId)) {
    return (await snapshot.item(groupId, memberId)) !== undefined;
  }
  if (area !== 'pages' || path !== pagePath(groupId)) return false;
  const pages = readablePages((await snapshot.elements(PAGES_SECTION)) ?? []);
  return pages.some(({ elementId }) => elementId === groupId);
}

/** Adds the visitor's query parameters, except those that the target sets. */
function withQuery(to: string, querystring: string): string {
  const { path, rest } = splitAddress(to);
  const hash = rest.indexOf('#');
  const [query, fragment] = hash === -1 ? [rest, ''] : [rest.slice(0, hash), rest.slice(hash)];
  const own = new URLSearchParams(query);
  const kept = querystring.split('&').filter((pair) => {
    const [name] = new URLSearchParams(pair).keys();
    return name !== undefined && !own.has(name);
  });
  const all = [...(query.length > 1 ? [query.slice(1)] : []), ...kept].join('&');
  return `${path}${all === '' ? '' : `?${all}`}${fragment}`;
}
