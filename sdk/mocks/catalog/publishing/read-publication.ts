import { outOfStep } from '../../../domain/catalog/out-of-step.ts';
import { productToPublish, publicationSentence } from '../../../domain/catalog/publishing.ts';
import { fromDollars } from '../../../domain/money/dollars.ts';
import type { components } from '../../../src/schema.d.ts';
import type { ShopState } from '../../state.ts';
import { findItem, type ItemKey } from '../find-record.ts';
import { findAtProvider } from './provider.ts';

/** What the provider has of an item, compared with the item. */
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
        // the provider cannot fetch pictures of a played shop
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
