import { rejection } from '../rejection.ts';

interface Item {
  catalogId: string;
  catalogItemId: string;
}

/** Content of the shop, and the paths of its copies in a CDN. */
interface Expiring {
  /** The item, if the content belongs to a single one. */
  item?: Item;
  /** In the CDN's format: a `*` is allowed only at the end and matches anything. */
  paths: readonly string[];
}

/** The home page shows catalogs and content. */
const home = '/home*';

const catalogue: Expiring = {
  paths: ['/api/catalog*', '/ui/shop*', home, '/sitemap*', '/images/catalog*'],
};

const content: Expiring = { paths: ['/api/creator*', home, '/images/content*'] };

/**
 * Resolves a path entered by staff: `/catalog/*`, `/creator/*` or
 * `assets/subs/{catalogId}/{catalogItemId}`.
 */
export function expiring(spaths: string): Expiring {
  if (spaths === '/catalog/*') return catalogue;
  if (spaths === '/creator/*') return content;
  const [, , catalogId = '', catalogItemId = ''] = spaths.split('/');
  return {
    item: { catalogId, catalogItemId },
    paths: [`/assets/subs/${catalogId}/${catalogItemId}/*`],
  };
}

export const expiredWithoutCdn =
  'Everything was read anew. There is no CDN: changes are visible at once.';
export const expired = 'Everything was read anew, and the CDN renews its copies within minutes.';

export const noSuchItem = ({ catalogId, catalogItemId }: Item) =>
  rejection('NOT_FOUND', `There is no item ${catalogId}/${catalogItemId}: check its address.`);

const onlyTheCdn = 'The shop itself is up to date, but the CDN';
export const cdnSilent = rejection(
  'CDN_UNAVAILABLE',
  `${onlyTheCdn} did not answer. Try again in a few minutes.`,
);
export const cdnBusy = rejection(
  'CDN_BUSY',
  `${onlyTheCdn} is still at work on earlier refreshes. Try again in a few minutes.`,
);
/** @param why the CDN's error code */
export const cdnRejected = (why: string) =>
  rejection(
    'CDN_REFUSED',
    `${onlyTheCdn} refuses to renew its copies (${why}). Ask whoever runs the shop to check CLOUDFRONT_DISTRIBUTION_ID and its keys.`,
  );
