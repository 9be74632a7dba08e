import type { EntityManager } from '@mikro-orm/postgresql';
import type Stripe from 'stripe';
import type { components } from '@spindle/sdk/schema';
import type { Services } from '../../services.ts';
import type { CatalogItem } from '../catalog-item.entity.ts';
import type { ItemKey } from '../catalog-rows.ts';
import { findProduct } from './find-product.ts';
import { outOfStep } from '@spindle/sdk/domain/catalog/out-of-step';
import { publicationSentence } from '@spindle/sdk/domain/catalog/publishing';
import { presentRejection } from '@spindle/sdk/domain/rejection';
import { taxBehavior } from './provider-price.ts';
import { isOfAnother, providerProduct } from './provider-product.ts';
import { presentPrice, presentProduct } from './presenters.ts';
import { rejectionOf } from './provider-rejection.ts';
import { readItem } from './read-item.ts';
import { unlessMissing } from '../../gateways/stripe.ts';

type Publication = components['schemas']['Publication'];

/** What exists for an item at the provider. */
interface AtProvider {
  product: Stripe.Product | null;
  /**
   * The recorded price. If there is none: the product's default price, then the newest active
   * price, then the newest archived price.
   */
  price: Stripe.Price | null;
  /** Number of active prices. */
  activePrices: number;
}

/**
 * Reads the product and the price from the provider and compares them with the item.
 * @throws Failure 404 if the item doesn't exist, 503 if the provider doesn't respond
 */
export async function readPublication(
  em: EntityManager,
  { stripe, config }: Pick<Services, 'stripe' | 'config'>,
  key: ItemKey,
): Promise<Publication> {
  const item = await readItem(em, key);
  try {
    const known = await readProvider(stripe, item);
    return {
      Status: 'SUCCESS',
      Reason: publicationSentence(known),
      Product: known.product && presentProduct(known.product),
      Price: known.price && presentPrice(known.price),
      OutOfStep: compare(item, known, config),
    };
  } catch (error) {
    const rejected = presentRejection(rejectionOf(error));
    return { ...rejected, Product: null, Price: null, OutOfStep: [] };
  }
}

async function readProvider(stripe: Stripe, item: CatalogItem): Promise<AtProvider> {
  const product = await findProduct(stripe, item);
  if (product === null) return { product, price: null, activePrices: 0 };
  const { data: active } = await stripe.prices.list({
    product: product.id,
    active: true,
    limit: 100,
  });
  const { providerPriceId: noted } = item;
  const price =
    active.find(({ id }) => id === noted) ??
    (noted === null ? null : await unlessMissing(stripe.prices.retrieve(noted))) ??
    active.find(({ id }) => id === product.default_price) ??
    active[0] ??
    (await newestPrice(stripe, product.id));
  return { product, price, activePrices: active.length };
}

async function newestPrice(stripe: Stripe, product: string): Promise<Stripe.Price | null> {
  const [price = null] = (await stripe.prices.list({ product, limit: 1 })).data;
  return price;
}

function compare(
  item: CatalogItem,
  { product, price, activePrices }: AtProvider,
  config: Services['config'],
): string[] {
  const { providerProductId: notedProduct, providerPriceId: notedPrice } = item;
  const { priceCents, subscription } = item;
  const toPublish = providerProduct(item, config);
  return outOfStep(
    { notedProduct, notedPrice, priceCents, subscription, toPublish },
    {
      product: product && presentProduct(product),
      ofAnother: product !== null && isOfAnother(product, item),
      price: price && {
        active: price.active,
        unitAmount: price.unit_amount,
        currency: price.currency,
        recurs: price.recurring !== null,
        addsTaxes: price.tax_behavior === taxBehavior,
        charged: price.id === notedPrice,
      },
      activePrices,
    },
  );
}
