/** A thing the shop shows, and where a CDN keeps copies of it. */
export interface Expiring {
  /** The one item it is about, where it is about one. */
  item?: { catalogId: string; itemId: string };
  /** As a CDN takes them: a `*` only at the end, for anything. */
  paths: readonly string[];
}

/** Home shows catalogues and content. */
const home = '/home*';

const catalogue: Expiring = {
  paths: ['/api/catalog*', '/ui/shop*', home, '/sitemap.xml', '/images/catalog*'],
};

const content: Expiring = { paths: ['/api/creator*', home, '/images/content*'] };

/** What staff mean by `/catalog/*`, `/creator/*` or `assets/subs/{catalogId}/{catalogItemId}`. */
export function expiring(spaths: string): Expiring {
  if (spaths === '/catalog/*') return catalogue;
  if (spaths === '/creator/*') return content;
  const [, , catalogId = '', itemId = ''] = spaths.split('/');
  return { item: { catalogId, itemId }, paths: [`/assets/subs/${catalogId}/${itemId}/*`] };
}
