import { rejection } from '../rejection.ts';

interface Item {
  catalogId: string;
  catalogItemId: string;
}

/** Content of the shop, and the paths of its copies in a CDN. */
interface ExpiredContent {
  /** The item, if the content belongs to only one. */
  item?: Item;
  /** In the CDN's format, which allows `*` only at the end, where it matches anything. */
  paths: readonly string[];
}

/** The home page shows all catalogs and content, so it is refreshed too. */
const home = '/home*';

const catalog: ExpiredContent = {
  paths: ['/api/catalog*', '/ui/shop*', home, '/sitemap*', '/images/catalog*'],
};

const content: ExpiredContent = { paths: ['/api/creator*', home, '/images/content*'] };

/**
 * Resolves a path entered by staff: `/catalog/*`, `/creator/*` or
 * `assets/subs/{catalogId}/{catalogItemId}`.
 */
export function expiring(spaths: string): ExpiredContent {
  if (spaths === '/catalog/*') return catalog;
  if (spaths === '/creator/*') return content;
  const [, , catalogId = '', catalogItemId = ''] = spaths.split('/');
  return {
    item: { catalogId, catalogItemId },
    paths: [`/assets/subs/${catalogId}/${catalogItemId}/*`],
  };
}

export const expiredWithoutCdn =
  "Cache refreshed. There's no CDN, so changes are visible right away.";
export const expired = 'Cache refreshed. The CDN updates its copies within minutes.';

export const noSuchItem = ({ catalogId, catalogItemId }: Item) =>
  rejection('NOT_FOUND', `Item ${catalogId}/${catalogItemId} not found. Check the path.`);

const onlyTheCdn = 'The shop itself is up to date, but the CDN';
export const cdnSilent = rejection(
  'CDN_UNAVAILABLE',
  `${onlyTheCdn} didn't respond. Try again in a few minutes.`,
);
export const cdnBusy = rejection(
  'CDN_BUSY',
  `${onlyTheCdn} is still processing earlier refreshes. Try again in a few minutes.`,
);
/** @param why the CDN's error code */
export const cdnRejected = (why: string) =>
  rejection(
    'CDN_REFUSED',
    `${onlyTheCdn} rejected the refresh (${why}). Ask your shop's operator to check CLOUDFRONT_DISTRIBUTION_ID and its keys.`,
  );
