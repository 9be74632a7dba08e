import { SITE_NAME } from '../app/head.tsx';
import type { ShopSettings } from '../catalog/offer-terms.ts';

/** Where the shop can be searched, `{search_term_string}` standing for what is looked for. */
const SEARCH = '/ui/search?q={search_term_string}';

/** schema.org's WebSite with the way to search it, and who it belongs to. */
export function siteData({ company }: ShopSettings): object[] {
  const site = {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: SITE_NAME,
    url: '/',
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: SEARCH },
      'query-input': 'required name=search_term_string',
    },
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
