import type Stripe from 'stripe';
import type { CatalogItem } from '../catalog-item.entity.ts';
import { productIdOf } from './provider-product.ts';
import { unlessMissing } from '../../gateways/stripe.ts';

/**
 * The provider's product of an item: the one noted, or one the shop has made without coming to note
 * it. Null where there is neither.
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
