import type { components } from '../../../src/schema.d.ts';
import type { ShopState } from '../../state.ts';
import { findItem, keyTextOf, type ItemKey } from '../find-record.ts';
import { findAtProvider } from './provider.ts';
import { outOfStep } from './out-of-step.ts';

/** What the provider has of an item, compared with the item. */
export function readPublication(
  state: ShopState,
  key: ItemKey,
): components['schemas']['Publication'] {
  const item = findItem(state, key);
  const found = findAtProvider(state, item);
  const { Product = null, Price = null } = found ?? {};
  return {
    Status: 'SUCCESS',
    Reason: wordsFor(Product !== null, Price !== null),
    Product,
    Price,
    OutOfStep: outOfStep(item, found, keyTextOf(key)),
  };
}

function wordsFor(product: boolean, price: boolean): string {
  if (!product) return 'Not published yet.';
  return price ? 'Published.' : 'The product is published, its price is not.';
}
