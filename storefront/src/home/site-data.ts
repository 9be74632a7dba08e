import type { ShopSettings } from '../catalog/offer-terms.ts';

/** The page that shows the search results for its query. */
export const SEARCH_PATH = '/ui/search';

/**
 * Returns schema.org's WebSite, with its search if there is one, and the organization it belongs
 * to.
 */
export function siteData(
  { name: shopName, company }: ShopSettings,
  { searchable }: { searchable: boolean },
): object[] {
  const site = {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: shopName,
    url: '/',
    ...(searchable && {
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${SEARCH_PATH}?q={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    }),
  };
  if (company === undefined) return [site];
  const { name, address, email, phone } = company;
  const organization = {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name,
    url: '/',
    logo: `${import.meta.env.BASE_URL}icon-512.png`,
    ...(address && { address }),
    ...(email && { email }),
    ...(phone && { telephone: phone }),
  };
  return [site, organization];
}
