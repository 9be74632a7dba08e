import type Stripe from 'stripe';
import type { Config } from '../../config.ts';
import type { CatalogItem } from '../catalog-item.entity.ts';
import { taxCodeOf } from './presenters.ts';
import { isOfAnother, providerProduct } from './provider-product.ts';
import { currency, taxBehavior } from './provider-price.ts';
import type { AtProvider } from './read-publication.ts';
import { formatDollars } from '@spindle/sdk/domain/money/dollars';

/** What the provider has otherwise than the shop, each in a sentence; empty when both agree. */
export function outOfStep(
  item: CatalogItem,
  { product, price, activePrices }: AtProvider,
  config: Pick<Config, 'publicUrl' | 'frontEnd'>,
): string[] {
  if (product === null) {
    if (item.externalId === null) return [];
    return [
      `The provider does not know the product ${item.externalId}. Publish the product again.`,
    ];
  }
  const ofPrice = price === null ? withoutPrice(item) : ofThePrice(item, price);
  const several =
    activePrices > 1
      ? [`The provider has ${activePrices} active prices. Publish the price again to leave one.`]
      : [];
  return [...ofTheProduct(item, product, config), ...ofPrice, ...several];
}

function ofTheProduct(
  item: CatalogItem,
  product: Stripe.Product,
  config: Pick<Config, 'publicUrl' | 'frontEnd'>,
): string[] {
  if (isOfAnother(product, item)) {
    return [`The product ${product.id} belongs to another item. Correct the External ID.`];
  }
  const wanted = providerProduct(item, config);
  const taxCode = taxCodeOf(product) ?? '';
  return sentences([
    [
      item.externalId !== product.id,
      `The shop has not noted the provider's product ${product.id}. Publish the product again.`,
    ],
    [
      product.name !== wanted.name,
      `The name is “${product.name}” at the provider and “${wanted.name}” in the shop.`,
    ],
    [
      (product.description ?? '') !== wanted.description,
      'The description at the provider is not the one in the shop.',
    ],
    [
      taxCode !== wanted.tax_code,
      `The tax code is ${taxCode || 'missing'} at the provider and ${wanted.tax_code || 'missing'} in the shop.`,
    ],
    [
      product.images.join(' ') !== wanted.images.join(' '),
      'The picture at the provider is not the one in the shop.',
    ],
    [
      !product.active && wanted.active,
      'The product is archived at the provider, but on sale in the shop.',
    ],
    [
      product.active && !wanted.active,
      'The product is active at the provider, but not on sale in the shop.',
    ],
  ]);
}

function withoutPrice({ providerPriceId }: CatalogItem): string[] {
  if (providerPriceId === null) return [];
  return [`The provider does not know the price ${providerPriceId}. Publish the price again.`];
}

function ofThePrice(item: CatalogItem, price: Stripe.Price): string[] {
  return sentences([
    [!price.active, 'The price is archived at the provider. Publish the price again.'],
    [
      price.active && price.id !== item.providerPriceId,
      "Checkout does not use the provider's price. Publish the price again.",
    ],
    [
      price.currency === currency && price.unit_amount !== item.priceCents,
      `The price is ${dollars(price.unit_amount)} at the provider and ${dollars(item.priceCents)} in the shop.`,
    ],
    [
      price.currency !== currency,
      `The price at the provider is in ${price.currency.toUpperCase()}, not in US dollars.`,
    ],
    [
      price.tax_behavior !== taxBehavior,
      "The provider does not add taxes to its price, as it does to the shop's.",
    ],
    [
      item.subscription && price.recurring === null,
      'The price is paid once at the provider, but the item is sold by subscription.',
    ],
    [
      !item.subscription && price.recurring !== null,
      'The price recurs at the provider, but the item is not sold by subscription.',
    ],
  ]);
}

const dollars = (cents: number | null) => (cents === null ? 'missing' : `$${formatDollars(cents)}`);

function sentences(rules: [differs: boolean, sentence: string][]): string[] {
  return rules.flatMap(([differs, sentence]) => (differs ? [sentence] : []));
}
