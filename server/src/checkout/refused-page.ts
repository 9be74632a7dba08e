import type { EntityManager } from '@mikro-orm/postgresql';
import type { CheckoutRefusal } from '@spindle/sdk/domain/checkout/present-start';
import { cartRefused, discountEnded } from '@spindle/sdk/domain/checkout/replies';
import type Stripe from 'stripe';
import { query } from '../database/query.ts';
import type { Overtaken, StoredPage } from '../payments/pages/page-kind.ts';
import type { Services } from '../services.ts';

/**
 * What follows where the provider refuses to make the page of a cart.
 * @returns OVERTAKEN when it no longer sells at a published price: start over without it
 */
export async function refusedPage(
  { orm }: Pick<Services, 'orm'>,
  { id, request }: StoredPage,
  error: Stripe.errors.StripeError,
): Promise<CheckoutRefusal | Overtaken> {
  if (error.param?.startsWith('discounts')) return { ...discountEnded };
  if (!isAboutPublishedPrices(error, request)) return { ...cartRefused };
  await forgetPublishedPrices(orm.em.fork(), id);
  return 'OVERTAKEN';
}

/** A price or its product was archived or lost at the provider, or recurs for what is paid once. */
function isAboutPublishedPrices(
  { param = '', message }: Stripe.errors.StripeError,
  { line_items: lines = [] }: Stripe.Checkout.SessionCreateParams,
): boolean {
  const published = lines.some(({ price }) => price !== undefined);
  return published && (/^(line_items|mode)\b/.test(param) || /\bprices?\b/i.test(message));
}

/** Checkout charges the shop's own price from then on, until staff publish the items again. */
async function forgetPublishedPrices(em: EntityManager, checkoutId: string): Promise<void> {
  await query(
    em,
    `update catalog_items i set provider_price_id = null, provider_price_cents = null
       from checkout_lines l
      where l.checkout_id = $1 and l.provider_price_id = i.provider_price_id
        and l.catalog_id = i.catalog_id and l.item_id = i.item_id`,
    [checkoutId],
  );
}
