import type Stripe from 'stripe';
import type { Config } from '../../config.ts';
import type { CatalogItem } from '../catalog-item.entity.ts';
import { productToPublish } from '@spindle/sdk/domain/catalog/publishing';
import type { ItemKey } from '../catalog-rows.ts';

export type ProviderProduct = ReturnType<typeof productToPublish> & {
  metadata: { catalogId: string; catalogItemId: string };
};

type Addresses = Pick<Config, 'publicUrl' | 'frontEnd'>;

export function providerProduct(item: CatalogItem, config: Addresses): ProviderProduct {
  const picture = pictureAddress(item.image, config);
  return {
    ...productToPublish(item, picture === undefined ? [] : [picture]),
    metadata: { catalogId: item.catalogId, catalogItemId: item.itemId },
  };
}

/**
 * Returns the id under which the shop creates an item's product. Item ids are never reused, so
 * neither simultaneous calls nor a retry after a crash can create a second product.
 */
export function productIdOf({ catalogId, itemId }: ItemKey): string {
  return `${catalogId}_${itemId}`;
}

/** Returns true if the product's metadata names another item. */
export function isOfAnother({ metadata }: Stripe.Product, item: ItemKey): boolean {
  const { catalogId, catalogItemId } = metadata;
  if (catalogId === undefined || catalogItemId === undefined) return false;
  return catalogId !== item.catalogId || catalogItemId !== item.itemId;
}

/** Returns the URL where the provider can fetch the picture. The provider requires https. */
function pictureAddress(
  image: string | null,
  { publicUrl, frontEnd }: Addresses,
): string | undefined {
  if (image === null || image === '') return undefined;
  const path = /^(https?:)?\//.test(image) ? image : `${frontEnd.cdnBase}/${image}`;
  const address = new URL(path, publicUrl);
  return address.protocol === 'https:' ? address.href : undefined;
}
