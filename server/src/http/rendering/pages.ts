import { isPagePath, START_PAGE } from '@spindle/sdk/domain/redirects/addresses';
import type { Middleware } from 'koa';
import { networkOf } from '../network-of.ts';
import { nonceOf } from '../security-headers.ts';
import { createPageCache } from './page-cache.ts';
import type { PublicData, Sources } from './public-data.ts';
import type { SizeOf, StorefrontBuild } from './storefront-build.ts';

export interface PagesOptions {
  build: StorefrontBuild;
  data: PublicData;
  /** The shop's URL without a trailing slash. */
  publicUrl: string;
  humanCheckScript: string | null;
  now: () => Date;
  sizeOf?: SizeOf;
  /** Seconds that a CDN may cache a page. 0 if there is no CDN. */
  sharedMaxAge?: number;
}

/** Replaces URLs that no page can have, because the router would log them in full. */
const NOWHERE = '/nowhere';

/**
 * Serves the storefront's pages, rendered without a user and cached until the data changes. Reads
 * no session and sets no cookie, so that caches in between may store the pages.
 */
export function storefrontPages(options: PagesOptions): Middleware {
  const cache = createPageCache();
  const { build, data } = options;
  const { sharedMaxAge } = options;
  const forReaders = 'public, max-age=0, must-revalidate';
  /** A CDN's copy expires before its prices change. */
  const cacheControl = () =>
    sharedMaxAge
      ? `${forReaders}, s-maxage=${Math.min(sharedMaxAge, data.turnsInSeconds() ?? sharedMaxAge)}`
      : forReaders;

  return async (ctx, next) => {
    const isRead = ctx.method === 'GET' || ctx.method === 'HEAD';
    if (!isRead || !isPagePath(ctx.path)) return next();
    const path = isDecodable(ctx.path) ? withoutLastSlashes(ctx.path) : NOWHERE;
    if (path === '') {
      ctx.set('Cache-Control', 'public, max-age=3600');
      return ctx.redirect(START_PAGE);
    }
    const search = await build.canonicalQuery(path, ctx.querystring);
    const page = await cache.get(path, { search, isStill: data.isStill }, async () => {
      const sources: Sources = new Map();
      const made = await build.render({
        path,
        search,
        origin: options.publicUrl,
        config: data.config(),
        data: {
          ...data.noting(sources),
          partsList: data.partsList,
          search: (parameters) => data.search(parameters, networkOf(ctx.ip)),
        },
        renderedAt: options.now().getTime(),
        humanCheckScript: options.humanCheckScript,
        assetsOf: build.assetsOf,
        sizeOf: options.sizeOf,
      });
      return { page: made, sources };
    });
    ctx.status = page.status;
    ctx.type = 'text/html; charset=utf-8';
    ctx.set('Cache-Control', page.status === 200 ? cacheControl() : 'public, max-age=0');
    ctx.etag = page.etag;
    if (page.status === 200 && ctx.fresh) ctx.status = 304;
    else ctx.body = build.finish?.(page.body.toString(), nonceOf(ctx)) ?? page.body;
  };
}

/** Written by hand, because `/\/+$/` takes quadratic time on a run of slashes. */
function withoutLastSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
