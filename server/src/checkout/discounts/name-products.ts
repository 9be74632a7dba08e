import { createHash } from 'node:crypto';
import pLimit from 'p-limit';
import type { CartRow } from '../../cart/read-cart.ts';
import { isRejection } from '../../gateways/stripe.ts';
import type { Services } from '../../services.ts';
import type { CartDiscount } from './cart-discount.ts';

/** The provider accepts a limited number of calls per second. */
const MAX_CALLS = 8;

/**
 * Gives the covered items that were never published a product at the provider, so that the coupon of
 * a code for families or catalogs can name them. Other discounts leave the cart as it is.
 */
export async function nameProducts<Row extends CartRow>(
  services: Pick<Services, 'stripe'>,
  cart: readonly Row[],
  discount: CartDiscount | null,
): Promise<readonly Row[]> {
  const { families = [], catalogs = [] } = discount?.code ?? {};
  if (discount === null || families.length + catalogs.length === 0) return cart;
  const limited = pLimit(MAX_CALLS);
  return Promise.all(
    cart.map((row, at) =>
      limited(async () =>
        discount.covers[at] && row.providerProductId === null
          ? { ...row, providerProductId: await makeProduct(services, row) }
          : row,
      ),
    ),
  );
}

/**
 * Creates a product. The id is derived from the item and its text, so concurrent calls and retries
 * after a crash never create a duplicate.
 */
async function makeProduct(
  { stripe }: Pick<Services, 'stripe'>,
  { catalogId, itemId, title, description, taxCode }: CartRow,
): Promise<string> {
  const fingerprint = JSON.stringify([catalogId, itemId, title, description, taxCode]);
  const id = `item-${createHash('sha256').update(fingerprint).digest('hex').slice(0, 40)}`;
  try {
    await stripe.products.create(
      {
        id,
        name: title,
        ...(description && { description }),
        ...(taxCode && { tax_code: taxCode }),
        metadata: { catalogId, catalogItemId: itemId },
      },
      { idempotencyKey: `product-${id}` },
    );
  } catch (error) {
    if (!isRejection(error) || error.code !== 'resource_already_exists') throw error;
  }
  return id;
}
