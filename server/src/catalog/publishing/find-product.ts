import type Stripe from 'stripe';
import type { CatalogItem } from '../catalog-item.entity.ts';
import { productIdOf } from './provider-product.ts';
import { unlessMissing } from '../../gateways/stripe.ts';

/**
 * Finds an item's product at the provider: either the recorded product or one that the shop created
 * but failed to record. Returns null if there is none.
 */
export async function findProduct(
  stripe: Stripe,
  item: Pick<CatalogItem, 'catalogId' | 'itemId' | 'providerProductId'>,
): Promise<Stripe.Product | null> {
  const own = productIdOf(item);
  const noted = item.providerProductId;
  const ids = noted === null || noted === own ? [own] : [noted, own];
  for (const id of ids) {
    const found = await unlessMissing(stripe.products.retrieve(id));
    if (found !== null) return found;
  }
  return null;
}
