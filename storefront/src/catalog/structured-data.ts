import { itemStatus } from './item-status.ts';
import type { CatalogItem } from './queries.ts';

/** schema.org's Product and Offer. Paths are made absolute where the page is assembled. */
export function productData(item: CatalogItem, path: string, image: string | null): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: item.title,
    description: item.description,
    sku: `${item.catalogId}/${item.catalogItemId}`,
    url: path,
    ...(image ? { image } : {}),
    offers: {
      '@type': 'Offer',
      url: path,
      price: item.price.toFixed(2),
      priceCurrency: 'USD',
      availability: `https://schema.org/${availability(item)}`,
      itemCondition: 'https://schema.org/NewCondition',
    },
  };
}

function availability(item: CatalogItem): string {
  switch (itemStatus(item)) {
    case 'buyable':
      return 'InStock';
    case 'coming-soon':
      return 'PreOrder';
    case 'out-of-stock':
      return 'OutOfStock';
    default:
      return 'Discontinued';
  }
}

/** schema.org's BreadcrumbList. */
export function breadcrumbData(trail: { name: string; path: string }[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: path,
    })),
  };
}
