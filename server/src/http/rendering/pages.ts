import type { Middleware } from 'koa';
import { networkOf } from '../network-of.ts';
import { nonceOf } from '../security-headers.ts';
import { createPageCache } from './page-cache.ts';
import type { PublicData, Sources } from './public-data.ts';
import type { SizeOf, StorefrontBuild } from './storefront-build.ts';

export interface PagesOptions {
  build: StorefrontBuild;
  data: PublicData;
  /** Where the shop is to be found, without a slash at the end. */
  publicUrl: string;
  humanCheckScript: string | null;
  now: () => Date;
  sizeOf?: SizeOf;
  /** Seconds a CDN may keep a page; 0 where there is none. */
  sharedMaxAge?: number;
}

/** Belong to others: a wrong path among these is a 404 of theirs, never Home. */
const NOT_PAGES =
  /^\/(api|assets|static|images|healthz|readyz|metrics|ui\/admin|ui\/creator)(\/|$)/;

/** Stands for addresses that no page can have: the router would tell the log each of them whole. */
const NOWHERE = '/nowhere';

/**
 * The store front's pages, rendered for nobody in particular and kept until the data changes. Reads
 * no session and sets no cookie, so that caches on the way may keep them.
 */
export function storefrontPages(options: PagesOptions): Middleware {
  const cache = createPageCache();
  const { build, data } = options;
  const { sharedMaxAge } = options;
  const forReaders = 'public, max-age=0, must-revalidate';
  /** A CDN's copy ends before the prices in it do. */
  const cacheControl = () =>
    sharedMaxAge
      ? `${forReaders}, s-maxage=${Math.min(sharedMaxAge, data.turnsInSeconds() ?? sharedMaxAge)}`
      : forReaders;

  return async (ctx, next) => {
    const isPage = (ctx.method === 'GET' || ctx.method === 'HEAD') && !NOT_PAGES.test(ctx.path);
    if (!isPage) return next();
    const path = isDecodable(ctx.path) ? withoutLastSlashes(ctx.path) : NOWHERE;
    if (path === '') {
      ctx.set('Cache-Control', 'public, max-age=3600');
      return ctx.redirect('/home');
    }
    const search = await build.readAddress(path, ctx.querystring);
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

/** By hand, because `/\/+$/` looks at each run of slashes once for each slash in it. */
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
