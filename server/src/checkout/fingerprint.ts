import { createHash } from 'node:crypto';
import type { CartRow } from '../cart/read-cart.ts';
import type { StreetAddress } from '@spindle/sdk/domain/checkout/address-check';

/** The same text for the same items, quantities, prices and address, in whatever order. */
export function fingerprintOf(cart: readonly CartRow[], address: StreetAddress | null): string {
  const lines = cart
    .map((row) => `${row.catalogId}_${row.itemId} ${row.quantity} ${row.priceCents}`)
    .toSorted();
  const place = address && Object.values(address).join('\n');
  return createHash('sha256')
    .update(JSON.stringify([lines, place]))
    .digest('base64url');
}
