import type { ShopState } from '../../state.ts';
import { providerProduct, type Found } from './provider.ts';
import { fromDollars, formatDollars } from '../../../domain/money/dollars.ts';

type Item = ShopState['items'][number];

/**
 * What the provider has otherwise than the shop, each in a sentence; empty when both agree.
 * @param owner `catalogId/catalogItemId` of the item
 */
export function outOfStep(item: Item, found: Found | undefined, owner: string): string[] {
  if (found === undefined) {
    if (item.externalId === null) return [];
    return [
      `The provider does not know the product ${item.externalId}. Publish the product again.`,
    ];
  }
  return [...ofTheProduct(item, found, owner), ...ofThePrice(item, found, owner)];
}

function ofTheProduct(item: Item, { Product, owner: theirs }: Found, owner: string): string[] {
  if (theirs !== owner) {
    return [`The product ${Product.id} belongs to another item. Correct the External ID.`];
  }
  const wanted = providerProduct(item);
  const taxCode = Product.tax_code ?? '';
  return sentences([
    [
      item.externalId !== Product.id,
      `The shop has not noted the provider's product ${Product.id}. Publish the product again.`,
    ],
    [
      Product.name !== wanted.name,
      `The name is “${Product.name}” at the provider and “${wanted.name}” in the shop.`,
    ],
    [
      Product.description !== wanted.description,
      'The description at the provider is not the one in the shop.',
    ],
    [
      taxCode !== wanted.tax_code,
      `The tax code is ${taxCode || 'missing'} at the provider and ${wanted.tax_code || 'missing'} in the shop.`,
    ],
    [
      !Product.active && wanted.active,
      'The product is archived at the provider, but on sale in the shop.',
    ],
    [
      Product.active && !wanted.active,
      'The product is active at the provider, but not on sale in the shop.',
    ],
  ]);
}

function ofThePrice(item: Item, found: Found, owner: string): string[] {
  const { Price, owner: theirs, priceForgotten = false } = found;
  if (Price === null) return [];
  const cents = fromDollars(item.price);
  return sentences([
    [
      theirs !== owner || priceForgotten,
      "Checkout does not use the provider's price. Publish the price again.",
    ],
    [
      Price.unit_amount !== cents,
      `The price is ${dollars(Price.unit_amount)} at the provider and ${dollars(cents)} in the shop.`,
    ],
    [
      item.subscription && Price.recurring === null,
      'The price is paid once at the provider, but the item is sold by subscription.',
    ],
    [
      !item.subscription && Price.recurring !== null,
      'The price recurs at the provider, but the item is not sold by subscription.',
    ],
  ]);
}

const dollars = (cents: number | null) => (cents === null ? 'missing' : `$${formatDollars(cents)}`);

function sentences(rules: [differs: boolean, sentence: string][]): string[] {
  return rules.flatMap(([differs, sentence]) => (differs ? [sentence] : []));
}
