import { awaitingPayment, paidMeanwhile } from '@spindle/sdk/domain/checkout/replies';
import type { PageState } from '@spindle/sdk/domain/payments/page-moves';
import type Stripe from 'stripe';
import { endPage } from '../payments/pages/end-page.ts';
import type { OwnPage, PageKind } from '../payments/pages/page-kind.ts';
import type { Services } from '../services.ts';
import { awaitBank } from './await-bank.ts';
import { fulfilPayment } from './fulfil-payment.ts';
import { releaseCart } from './release-cart.ts';
import { refusedPage } from './refused-page.ts';

/** The payment page of a cart, which holds its units and the use of a discount code. */
export const cartPage: PageKind = {
  table: 'checkouts',
  mode: 'payment',
  keyPrefix: 'checkout',
  expand: ['payment_intent.latest_charge.balance_transaction', 'shipping_cost.shipping_rate'],
  away: 'The payment page cannot be reached just now. Your items are held; please try again.',
  paid: paidMeanwhile,
  awaiting: awaitingPayment,
  complete,
  release: releaseCart,
  refused: refusedPage,
};

async function complete(
  services: Services,
  page: OwnPage,
  session: Stripe.Checkout.Session,
): Promise<PageState> {
  if (session.payment_status === 'paid' || session.payment_status === 'no_payment_required') {
    await fulfilPayment(services, page, session);
    return 'PAID';
  }
  if (hasFailed(session)) {
    await endPage(services, cartPage, page, 'fail');
    return 'FAILED';
  }
  await awaitBank(services, page, session);
  return 'AWAITING';
}

/** A completed page whose asynchronous payment did not come through. */
function hasFailed({ payment_intent: intent }: Stripe.Checkout.Session): boolean {
  if (intent === null || typeof intent === 'string') return false;
  return intent.status === 'requires_payment_method' || intent.status === 'canceled';
}
