import type { EntityManager } from '@mikro-orm/postgresql';
import type { CheckoutRejection } from '@spindle/sdk/domain/checkout/present-start';
import {
  awaitingPayment,
  cartRejected,
  discountEnded,
  alreadyPaid,
} from '@spindle/sdk/domain/checkout/replies';
import type { PageState } from '@spindle/sdk/domain/payments/page-moves';
import type Stripe from 'stripe';
import { query } from '../database/query.ts';
import { endPage } from '../payments/pages/move-page.ts';
import type { OwnPage, Superseded, PageKind, StoredPage } from '../payments/pages/page-kind.ts';
import type { Services } from '../services.ts';
import { awaitBank } from './await-bank.ts';
import { fulfillPayment } from './fulfill-payment.ts';
import { releaseCart } from './release-cart.ts';

/**
 * The payment page for a cart. While the page is open, it reserves the cart's units and one use of
 * the discount code.
 */
export const cartPage: PageKind = {
  table: 'checkouts',
  mode: 'payment',
  keyPrefix: 'checkout',
  expand: ['payment_intent.latest_charge.balance_transaction', 'shipping_cost.shipping_rate'],
  away: "We can't open the payment page right now. Your items are still reserved. Please try again.",
  paid: alreadyPaid,
  awaiting: awaitingPayment,
  complete,
  release: releaseCart,
  refused: rejected,
};

async function complete(
  services: Services,
  page: OwnPage,
  session: Stripe.Checkout.Session,
): Promise<PageState> {
  if (session.payment_status === 'paid' || session.payment_status === 'no_payment_required') {
    await fulfillPayment(services, page, session);
    return 'PAID';
  }
  if (hasFailed(session)) {
    await endPage(services, cartPage, page, 'fail');
    return 'FAILED';
  }
  await awaitBank(services, page, session);
  return 'AWAITING';
}

/** Returns true if the asynchronous payment of a completed page has failed. */
function hasFailed({ payment_intent: intent }: Stripe.Checkout.Session): boolean {
  if (intent === null || typeof intent === 'string') return false;
  return intent.status === 'requires_payment_method' || intent.status === 'canceled';
}

/**
 * Handles the provider's rejection of a cart's page.
 * @returns OVERTAKEN if the provider no longer accepts a published price. The caller then starts
 * over without that price.
 */
async function rejected(
  { orm }: Pick<Services, 'orm'>,
  { id, request }: StoredPage,
  error: Stripe.errors.StripeError,
): Promise<CheckoutRejection | Superseded> {
  if (error.param?.startsWith('discounts')) return { ...discountEnded };
  if (!isAboutPublishedPrices(error, request)) return { ...cartRejected };
  await forgetPublishedPrices(orm.em.fork(), id);
  return 'OVERTAKEN';
}

/**
 * Returns true if the provider rejected a published price because the price or its product was
 * archived or deleted, or because the price is recurring.
 */
function isAboutPublishedPrices(
  { param = '', message }: Stripe.errors.StripeError,
  { line_items: lines = [] }: Stripe.Checkout.SessionCreateParams,
): boolean {
  const published = lines.some(({ price }) => price !== undefined);
  return published && (/^(line_items|mode)\b/.test(param) || /\bprices?\b/i.test(message));
}

/**
 * Clears the published prices of a checkout's items. Until staff publish the items again, checkout
 * charges the shop's own prices.
 */
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
