import {
  productPublished,
  productToPublish,
  isSamePrice,
  pricePublished,
  priceToPublish,
  publishProductFirst,
  validateRecurring,
  publicationSentence,
} from '../../../domain/catalog/publishing.ts';
import { done, type Outcome, rejectWith } from '../../../domain/rejection.ts';
import { recordAudit, type StaffCall } from '../../audit/record-audit.ts';
import { subjectOf } from '../../../domain/editing/kinds.ts';
import { findAtProvider, findItem, keyTextOf, type ItemKey } from '../find-record.ts';
import { items } from '../items.ts';
import type { BodyOf } from '../../../contract/operation-types.ts';
import { fromDollars } from '../../../domain/money/dollars.ts';
import type { AtProvider, ShopState } from '../../state.ts';
import { outOfStep } from '../../../domain/catalog/out-of-step.ts';
import type { components } from '../../../src/schema.d.ts';

const secondsOf = (time: Date) => Math.floor(time.getTime() / 1000);

/** Creates or updates the item's product at the provider. */
export function publishProduct(call: StaffCall, key: ItemKey): Outcome {
  const { state, now } = call;
  const item = findItem(state, key);
  const [owner, subject] = [keyTextOf(key), subjectOf(items, key)];
  const { catalogId, catalogItemId } = key;
  const product = productToPublish(item, []);
  const sent = { ...product, metadata: { catalogId, catalogItemId } };
  recordAudit(call, { action: 'catalog.publish-product', subject, before: null, after: sent });
  const known = findAtProvider(state, key)?.Product ?? null;
  const at = secondsOf(now);
  const { id, created } = known ?? { id: `${catalogId}_${catalogItemId}`, created: at };
  state.publications[owner] = {
    Price: null,
    ...state.publications[owner],
    Product: { id, created, updated: at, ...product, livemode: false },
  };
  const before = { providerProductId: known?.id ?? null };
  const [action, after] = ['catalog.product-published', { providerProductId: id }];
  recordAudit(call, { action, subject, before, after });
  return done(productPublished(item.title));
}

/** Publishes the shop's price as the only active price of the item's product. */
export function publishPrice(call: StaffCall, key: ItemKey, form: BodyOf<'publishPrice'>): Outcome {
  const { state, now, newId } = call;
  const item = findItem(state, key);
  const rejection = validateRecurring(item, form);
  if (rejection !== null) return rejectWith(rejection);
  const found = findAtProvider(state, key);
  if (!found?.Product) return rejectWith(publishProductFirst);
  const [owner, subject] = [keyTextOf(key), subjectOf(items, key)];
  const { subscription } = item;
  const price = priceToPublish({ priceCents: fromDollars(item.price), subscription }, form);
  const sent = { ...price };
  recordAudit(call, { action: 'catalog.publish-price', subject, before: null, after: sent });
  const Price =
    found.Price && isSamePrice(found.Price, price)
      ? found.Price
      : {
          id: `price_${newId().replaceAll('-', '')}`,
          created: secondsOf(now),
          active: true,
          livemode: false,
          ...price,
        };
  state.publications[owner] = { Product: found.Product, Price };
  const [action, { recurring }] = ['catalog.price-published', Price];
  const [before, after] = [audited(found.priceForgotten ? null : found.Price), audited(Price)];
  recordAudit(call, { action, subject, before, after: { ...after, recurring } });
  return done(pricePublished(item.title));
}

/** Publishes an item's product, then its price. */
export function publishItem(call: StaffCall, key: ItemKey): Outcome {
  const product = publishProduct(call, key);
  return product.done ? publishPrice(call, key, {}) : product;
}

const audited = (price: AtProvider['Price']) => ({
  providerPriceId: price?.id ?? null,
  providerPriceCents: price?.unit_amount ?? null,
});

/** Compares an item with the provider's data. */
export function readPublication(
  state: ShopState,
  key: ItemKey,
): components['schemas']['Publication'] {
  const item = findItem(state, key);
  const found = findAtProvider(state, key);
  const { Product = null, Price = null } = found ?? {};
  return {
    Status: 'SUCCESS',
    Reason: publicationSentence({ product: Product, price: Price }),
    Product,
    Price,
    OutOfStep: outOfStep(
      {
        notedProduct: Product?.id ?? null,
        notedPrice: null,
        priceCents: fromDollars(item.price),
        subscription: item.subscription,
        // the provider can't download pictures from a mock shop
        toPublish: productToPublish(item, []),
      },
      {
        product: Product,
        ofAnother: false,
        price: Price && {
          active: Price.active,
          unitAmount: Price.unit_amount,
          currency: 'usd',
          recurs: Price.recurring !== null,
          addsTaxes: true,
          charged: found?.priceForgotten !== true,
        },
        activePrices: Price === null ? 0 : 1,
      },
    ),
  };
}
