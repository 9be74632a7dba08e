import { describe, expect, it } from 'vitest';
import { cdnBusy, cdnRejected, cdnSilent, expiring, noSuchItem } from './expire-cache.ts';

/** Matches paths as a CDN does: a trailing `*` matches anything. */
const covers = (paths: readonly string[], address: string) =>
  paths.some((path) =>
    path.endsWith('*') ? address.startsWith(path.slice(0, -1)) : address === path,
  );

const ofCatalogue = [
  '/api/catalog',
  '/api/catalog/items?page=2',
  '/ui/shop/motors',
  '/sitemap.xml',
  '/images/catalog/1.webp',
];
const ofContent = ['/api/creator/posts', '/images/content/1.webp'];
const ofBoth = ['/home', '/home?lang=en'];
const ofNeither = [
  '/',
  '/api/orders',
  '/ui/account',
  '/images/1.webp',
  '/assets/subs/plans/gold/a',
];

describe('clearing the cache', () => {
  it.each([
    ['/catalog/*', [...ofCatalogue, ...ofBoth], [...ofContent, ...ofNeither]],
    ['/creator/*', [...ofContent, ...ofBoth], [...ofCatalogue, ...ofNeither]],
  ])('for %s covers all paths that show it, and nothing else', (spaths, shows, others) => {
    const { item, paths } = expiring(spaths);
    expect(item).toBeUndefined();
    expect(shows.filter((address) => !covers(paths, address))).toEqual([]);
    expect(others.filter((address) => covers(paths, address))).toEqual([]);
  });

  it('covers one item and its files', () => {
    expect(expiring('assets/subs/plans/gold')).toEqual({
      item: { catalogId: 'plans', catalogItemId: 'gold' },
      paths: ['/assets/subs/plans/gold/*'],
    });
  });

  it('covers no item if the path names none', () => {
    expect(expiring('/catalog')).toMatchObject({ item: { catalogId: '', catalogItemId: '' } });
  });
});

describe('a reply to clearing the cache', () => {
  it("names an item that doesn't exist", () => {
    expect(noSuchItem({ catalogId: 'plans', catalogItemId: 'gold' })).toEqual({
      code: 'NOT_FOUND',
      reason: 'Item plans/gold not found. Check the path.',
    });
  });

  it.each([
    [cdnSilent, 'CDN_UNAVAILABLE', "didn't respond. Try again in a few minutes."],
    [cdnBusy, 'CDN_BUSY', 'is still processing earlier refreshes. Try again in a few minutes.'],
    [
      cdnRejected('AccessDenied'),
      'CDN_REFUSED',
      "rejected the refresh (AccessDenied). Ask your shop's operator to check CLOUDFRONT_DISTRIBUTION_ID and its keys.",
    ],
  ])("says that the shop is up to date although the CDN isn't: %o", (because, code, what) => {
    expect(because).toEqual({
      code,
      reason: `The shop itself is up to date, but the CDN ${what}`,
    });
  });
});
