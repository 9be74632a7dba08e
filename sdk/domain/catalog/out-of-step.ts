import type { components } from '../../src/schema.d.ts';
import { formatMoney } from '../money/dollars.ts';
import type { productToPublish } from './publishing.ts';

type Schemas = components['schemas'];
type Product = Pick<
  Schemas['ProviderProduct'],
  'id' | 'name' | 'description' | 'tax_code' | 'images' | 'active'
>;

/** What the payment provider has stored for an item. */
interface AtProvider {
  product: Product | null;
  /** Whether the product's metadata names another item. */
  ofAnother: boolean;
  price: PriceFacts | null;
  activePrices: number;
}

interface PriceFacts {
  active: boolean;
  /** Cents. */
  unitAmount: number | null;
  /** In lower case, as the provider writes it. */
  currency: string;
  recurs: boolean;
  /** Whether taxes are added on top, as with the shop's prices. */
  addsTaxes: boolean;
  /** Whether checkout charges this price. */
  charged: boolean;
}

interface ItemFacts {
  /** Id of the provider's product according to the shop. */
  notedProduct: string | null;
  /** Id of the provider's price according to the shop. */
  notedPrice: string | null;
  priceCents: number;
  subscription: boolean;
  /** The product that publishing would send. */
  toPublish: ReturnType<typeof productToPublish>;
}

/**
 * Lists the differences between the provider and the shop, one sentence each. Empty when both
 * agree.
 */
export function outOfStep(item: ItemFacts, at: AtProvider): string[] {
  const { product, price, activePrices } = at;
  if (product === null) {
    if (item.notedProduct === null) return [];
    return [
      `The provider doesn't recognize the product ${item.notedProduct}. Publish the product again.`,
    ];
  }
  const ofProduct = at.ofAnother
    ? [
        `The product ${product.id} belongs to another item. Correct the product's metadata at the provider.`,
      ]
    : ofTheProduct(item, product);
  const ofPrice = price === null ? withoutPrice(item) : ofThePrice(item, price);
  const several =
    activePrices > 1
      ? [
          `The provider has ${activePrices} active prices. Publish the price again to keep only one.`,
        ]
      : [];
  return [...ofProduct, ...ofPrice, ...several];
}

function ofTheProduct({ notedProduct, toPublish }: ItemFacts, product: Product): string[] {
  const taxCode = product.tax_code ?? '';
  return sentences([
    [
      notedProduct !== product.id,
      `The shop has no record of the provider's product ${product.id}. Publish the product again.`,
    ],
    [
      product.name !== toPublish.name,
      `The name is “${product.name}” at the provider and “${toPublish.name}” in the shop.`,
    ],
    [
      (product.description ?? '') !== toPublish.description,
      "The provider's description differs from the shop's.",
    ],
    [
      taxCode !== toPublish.tax_code,
      `The tax code is ${taxCode || 'missing'} at the provider and ${toPublish.tax_code || 'missing'} in the shop.`,
    ],
    [
      product.images.join(' ') !== toPublish.images.join(' '),
      "The provider's picture differs from the shop's.",
    ],
    [
      !product.active && toPublish.active,
      'The product is archived at the provider but available in the shop.',
    ],
    [
      product.active && !toPublish.active,
      'The product is active at the provider but not available in the shop.',
    ],
  ]);
}

function withoutPrice({ notedPrice }: ItemFacts): string[] {
  if (notedPrice === null) return [];
  return [`The provider doesn't recognize the price ${notedPrice}. Publish the price again.`];
}

function ofThePrice({ priceCents, subscription }: ItemFacts, price: PriceFacts): string[] {
  const inDollars = price.currency === 'usd';
  return sentences([
    [!price.active, 'The price is archived at the provider. Publish the price again.'],
    [
      price.active && !price.charged,
      "Checkout doesn't use the provider's price. Publish the price again.",
    ],
    [
      inDollars && price.unitAmount !== priceCents,
      `The price is ${dollars(price.unitAmount)} at the provider and ${dollars(priceCents)} in the shop.`,
    ],
    [
      !inDollars,
      `The price at the provider is in ${price.currency.toUpperCase()}, not in US dollars.`,
    ],
    [!price.addsTaxes, "The provider's price doesn't add tax, but the shop's price does."],
    [
      subscription && !price.recurs,
      "The provider's price is one-time, but the item is sold as a subscription.",
    ],
    [
      !subscription && price.recurs,
      "The provider's price is recurring, but the item isn't sold as a subscription.",
    ],
  ]);
}

const dollars = (cents: number | null) => (cents === null ? 'missing' : formatMoney(cents));

function sentences(rules: [differs: boolean, sentence: string][]): string[] {
  return rules.flatMap(([differs, sentence]) => (differs ? [sentence] : []));
}
