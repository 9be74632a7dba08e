import type Stripe from 'stripe';
import { recordStaffAction } from '../../audit/record-audit.ts';
import { isRejection } from '../../gateways/stripe.ts';
import type { Services } from '../../services.ts';
import type { CatalogItem } from '../catalog-item.entity.ts';
import type { ItemKey } from '../catalog-rows.ts';
import type { EditContext } from '../../editing/edit-read-cache.ts';
import { lockRecord } from '../../editing/find-record.ts';
import { items } from '../items.ts';
import { productOfOther, productPublished } from '@spindle/sdk/domain/catalog/publishing';
import { done, rejectWith, type Outcome } from '@spindle/sdk/domain/rejection';
import { publishAtProvider } from './publish-at-provider.ts';
import { findProduct } from './find-product.ts';
import { subjectOf } from './record-publishing.ts';
import {
  isOfAnother,
  productIdOf,
  providerProduct,
  type ProviderProduct,
} from './provider-product.ts';
import { readItem } from './read-item.ts';

/** Dependencies for publishing an item. */
export type PublishContext = EditContext & {
  services: Pick<Services, 'snapshot' | 'log' | 'stripe' | 'config'>;
};

/** Creates the item's product at the provider, or updates it. */
export async function publishProduct(publishing: PublishContext, key: ItemKey): Promise<Outcome> {
  const item = await readItem(publishing.em, key);
  const product = providerProduct(item, publishing.services.config);
  return publishAtProvider(publishing, key, { what: 'product', sent: { ...product } }, async () => {
    const known = await findProduct(publishing.services.stripe, item);
    if (known !== null && isOfAnother(known, item)) return othersProduct(known);
    const { id } = await send(publishing.services.stripe, item, product, known);
    await recordProduct(publishing, key, id);
    return done(productPublished(item.title));
  });
}

/**
 * Needs no idempotency key: the product's id belongs to the item, so an existing product is found
 * by search or because the provider rejects the duplicate id. A key could replay a day-old
 * response.
 */
async function send(
  stripe: Stripe,
  item: CatalogItem,
  product: ProviderProduct,
  known: Stripe.Product | null,
): Promise<Stripe.Product> {
  if (known !== null) return update(stripe, known.id, product);
  const id = productIdOf(item);
  const { description, tax_code: taxCode, ...fields } = product;
  try {
    return await stripe.products.create({
      ...fields,
      id,
      ...(description && { description }),
      ...(taxCode && { tax_code: taxCode }),
    });
  } catch (error) {
    if (!isRejection(error) || error.code !== 'resource_already_exists') throw error;
    return update(stripe, id, product);
  }
}

function update(stripe: Stripe, id: string, { images, ...fields }: ProviderProduct) {
  return stripe.products.update(id, { ...fields, images: images.length > 0 ? images : '' });
}

function othersProduct({ id, metadata }: Stripe.Product): Outcome {
  const other = `${metadata['catalogId']}/${metadata['catalogItemId']}`;
  return rejectWith(productOfOther(id, other));
}

/** Records a published product. Does not change the item's version, so open forms stay valid. */
async function recordProduct(call: PublishContext, key: ItemKey, providerProductId: string) {
  await call.em.fork().transactional(async (tx) => {
    const item = await lockRecord(tx, items, key);
    const before = { providerProductId: item.providerProductId };
    item.providerProductId = providerProductId;
    recordStaffAction(tx, call, {
      action: 'catalog.product-published',
      subject: subjectOf(key),
      before,
      after: { providerProductId },
    });
  });
}
