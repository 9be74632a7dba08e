import { offerTerms, type ShopSettings } from './offer-terms.ts';
import { itemStatus } from './item-status.ts';
import type { CatalogItem } from './queries.ts';

interface ProductPlace {
  path: string;
  image: string | null;
  settings: ShopSettings;
}

/** Returns schema.org's Product and Offer. Paths become absolute when the page is assembled. */
export function productData(item: CatalogItem, { path, image, settings }: ProductPlace): object {
  const { externalId, gtin, title, description, price, priceValidUntil } = item;
  const brand = brandOf(item) ?? settings.company?.name;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: title,
    description,
    ...(externalId && { sku: externalId, mpn: externalId }),
    ...(gtin && { gtin }),
    ...(brand && { brand: { '@type': 'Brand', name: brand } }),
    url: path,
    ...(image ? { image } : {}),
    offers: {
      '@type': 'Offer',
      url: path,
      price: price.toFixed(2),
      priceCurrency: 'USD',
      ...(priceValidUntil && { priceValidUntil }),
      availability: `https://schema.org/${availability(item)}`,
      itemCondition: 'https://schema.org/NewCondition',
      ...(settings.company && { seller: { '@type': 'Organization', name: settings.company.name } }),
      ...offerTerms(item, settings),
    },
  };
}

/**
 * Returns schema.org's ProductGroup with an item's product as one variant, or the product itself.
 * The other variants have their data on their own pages.
 */
export function familyData({ catalogId, catalogItemId, family }: CatalogItem, product: object) {
  if (family === undefined || family.count < 2) return product;
  const values = family.options.flatMap((option) => option.values ?? []);
  const others = new Set(values.map((value) => value.catalogItemId));
  others.delete(catalogItemId);
  return {
    '@context': 'https://schema.org',
    '@type': 'ProductGroup',
    name: family.title,
    productGroupID: family.familyId,
    variesBy: family.options.map(({ name }) => name),
    hasVariant: [product, ...Array.from(others, (id) => ({ url: `/ui/shop/${catalogId}/${id}` }))],
  };
}

/**
 * Returns the brand that staff gave the item. Without one, the shop sells it under its own name.
 */
function brandOf({ attributes }: CatalogItem): string | undefined {
  return attributes.find(({ attributeId }) => attributeId.toLowerCase() === 'brand')?.value;
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

/** Returns schema.org's BreadcrumbList. */
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

/** Returns schema.org's ItemList, in the order of the page. */
export function itemListData(items: readonly { name: string; path: string }[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    numberOfItems: items.length,
    itemListElement: items.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: path,
    })),
  };
}
