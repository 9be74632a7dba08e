import type Stripe from 'stripe';
import { recordStaffAction } from '../../audit/record-audit.ts';
import type { ItemKey } from '../catalog-rows.ts';
import { lockRecord } from '../../editing/find-record.ts';
import { items } from '../items.ts';
import {
  kindChanged,
  pricePublished,
  priceToPublish,
  publishProductFirst,
  validateRecurring,
  type PriceToPublish,
} from '@spindle/sdk/domain/catalog/publishing';
import { done, rejectWith, type Outcome } from '@spindle/sdk/domain/rejection';
import { publishAtProvider } from './publish-at-provider.ts';
import { findProduct } from './find-product.ts';
import { meterOf } from './meter.ts';
import { countFailures, subjectOf } from './record-publishing.ts';
import {
  currency,
  priceKey,
  matchesPrice,
  taxBehavior,
  type RecurringForm,
} from './provider-price.ts';
import { isOfAnother } from './provider-product.ts';
import type { PublishContext } from './publish-product.ts';
import { readItem } from './read-item.ts';
import { settlePrices } from './settle-prices.ts';

/** Publishes the shop's price as the only active price of the item's product. */
export async function publishPrice(
  publishing: PublishContext,
  key: ItemKey,
  form: RecurringForm,
): Promise<Outcome> {
  const item = await readItem(publishing.em, key);
  const rejection = validateRecurring(item, form);
  if (rejection !== null) return rejectWith(rejection);
  if (item.providerProductId === null) return rejectWith(publishProductFirst);
  const price = priceToPublish(item, form);
  return publishAtProvider(publishing, key, { what: 'price', sent: { ...price } }, async () => {
    const { stripe } = publishing.services;
    const product = await findProduct(stripe, item);
    if (product === null || isOfAnother(product, item)) {
      return rejectWith(publishProductFirst);
    }
    const { id } = await findOrMake(publishing, key, product.id, price);
    if (!(await recordPrice(publishing, key, { id, ...price }))) {
      return rejectWith(kindChanged);
    }
    await settlePrices(publishing.services.stripe, publishing.em, key, product.id);
    return done(pricePublished(item.title));
  });
}

async function findOrMake(
  publishing: PublishContext,
  key: ItemKey,
  product: string,
  price: PriceToPublish,
): Promise<Stripe.Price> {
  const { stripe } = publishing.services;
  // The order matters: the second call sees any price created after the first call.
  const [newest] = (await stripe.prices.list({ product, limit: 1 })).data;
  const active = await stripe.prices.list({ product, active: true, limit: 100 });
  const equal = active.data.find((known) => matchesPrice(known, price));
  if (equal !== undefined) return equal;
  const failures = await countFailures(publishing, key, 'price-not-published');
  const { unit_amount: amount, recurring } = price;
  const meter = recurring?.usage_type === 'metered' ? await meterOf(stripe, product) : undefined;
  return stripe.prices.create(
    {
      product,
      currency,
      tax_behavior: taxBehavior,
      unit_amount: amount,
      ...(recurring && { recurring: { ...recurring, ...(meter && { meter }) } }),
      metadata: { catalogId: key.catalogId, catalogItemId: key.itemId },
    },
    { idempotencyKey: priceKey(product, price, { newestPriceId: newest?.id, failures }) },
  );
}

/**
 * Records a published price. Does not change the item's version, so open forms stay valid.
 * @returns false if the item's type has changed, in which case the item must not use this price
 */
async function recordPrice(
  call: PublishContext,
  key: ItemKey,
  { id, unit_amount: amount, recurring }: PriceToPublish & { id: string },
): Promise<boolean> {
  return call.em.fork().transactional(async (tx) => {
    const item = await lockRecord(tx, items, key);
    if (item.subscription !== (recurring !== null)) return false;
    const { providerPriceId, providerPriceCents } = item;
    item.providerPriceId = id;
    item.providerPriceCents = amount;
    recordStaffAction(tx, call, {
      action: 'catalog.price-published',
      subject: subjectOf(key),
      before: { providerPriceId, providerPriceCents },
      after: { providerPriceId: id, providerPriceCents: amount, recurring },
    });
    return true;
  });
}
