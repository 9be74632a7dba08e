import { shippingOf as shippingOfItem } from '@spindle/sdk/domain/shipping/shipping-of';
import type { CartRow } from '../cart/read-cart.ts';
import type { Services } from '../services.ts';

/** What an item's attributes say about shipping it. */
export const shippingOf = (
  { snapshot }: Pick<Services, 'snapshot'>,
  { catalogId, itemId, digital }: Pick<CartRow, 'catalogId' | 'itemId' | 'digital'>,
) => shippingOfItem({ digital, attributes: snapshot.item(catalogId, itemId)?.attributes ?? [] });
