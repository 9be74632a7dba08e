import type Stripe from 'stripe';
import type { Config } from '../../config.ts';
import type { CatalogItem } from '../catalog-item.entity.ts';
import type { ItemKey } from '../catalog-rows.ts';

/** What of an item the provider gets; empty texts and lists are what it lacks. */
export interface ProviderProduct {
  name: string;
  description: string;
  tax_code: string;
  images: string[];
  active: boolean;
  metadata: { catalogId: string; catalogItemId: string };
}

type Addresses = Pick<Config, 'publicUrl' | 'frontEnd'>;

export function providerProduct(item: CatalogItem, config: Addresses): ProviderProduct {
  const picture = pictureAddress(item.image, config);
  return {
    name: item.title,
    description: item.description,
    tax_code: item.taxCode ?? '',
    images: picture === undefined ? [] : [picture],
    active: item.enabled && !item.expired,
    metadata: { catalogId: item.catalogId, catalogItemId: item.itemId },
  };
}

/**
 * The id under which the shop makes an item's product. Item ids are never given twice, so no two
 * calls, and no call after a crash, can make a second product.
 */
export function productIdOf({ catalogId, itemId }: ItemKey): string {
  return `${catalogId}_${itemId}`;
}

/** Whether the provider's product says that it belongs to another item. */
export function isOfAnother({ metadata }: Stripe.Product, item: ItemKey): boolean {
  const { catalogId, catalogItemId } = metadata;
  if (catalogId === undefined || catalogItemId === undefined) return false;
  return catalogId !== item.catalogId || catalogItemId !== item.itemId;
}

/** Where the provider can fetch the picture itself; it cannot reach a shop without https. */
function pictureAddress(
  image: string | null,
  { publicUrl, frontEnd }: Addresses,
): string | undefined {
  if (image === null || image === '') return undefined;
  const path = /^(https?:)?\//.test(image) ? image : `${frontEnd.cdnBase}/${image}`;
  const address = new URL(path, publicUrl);
  return address.protocol === 'https:' ? address.href : undefined;
}
