import type Stripe from 'stripe';
import { z } from 'zod';
import { invalidRequest, noSuch, StripeFailure } from '../api/failure.ts';
import { type Listed, listPage, listPageOf, textParam } from '../api/list.ts';
import type { StripeCall, StripeRoute } from '../api/route.ts';
import { collectInvoice, subscriptionOf } from '../subscriptions/pay-subscription.ts';
import { detailsOf } from '../subscriptions/subscription-object.ts';
import { isCollecting, subscriptionPath } from './collection.ts';
import type { World } from '../../world.ts';
import { parseParams } from '../api/params.ts';

const URL = '/v1/invoices';

function existing({ world, id }: StripeCall) {
  const invoice = world.store.get('invoice', id);
  if (!invoice) throw noSuch('invoice', id);
  return invoice;
}

/**
 * Tries to collect again now. The records of a declined attempt are kept although the call fails.
 */
function pay(call: StripeCall) {
  const { world } = call;
  const invoice = existing(call);
  if (invoice.status === 'paid') {
    throw invalidRequest('Invoice is already paid', undefined, 'invoice_already_paid');
  }
  const subscription = subscriptionOf(world, invoice);
  if (!subscription || invoice.status !== 'open' || isCollecting(world, invoice.id)) {
    throw invalidRequest('Only finalized, unpaid invoices can be paid.');
  }
  const outcome = collectInvoice(world, invoice, detailsOf(world, subscription));
  if (outcome.status === 'paid') return outcome;
  throw new StripeFailure(402, {
    type: 'card_error',
    code: 'card_declined',
    decline_code: 'generic_decline',
    message: 'Your card was declined.',
  }).keepingWork();
}

function list(call: StripeCall) {
  return listPage(call, 'invoice', URL, {
    customer: textParam(call, 'customer'),
    status: textParam(call, 'status'),
    [subscriptionPath]: textParam(call, 'subscription'),
  });
}

export const invoiceRoutes: StripeRoute[] = [
  { method: 'get', path: URL, handle: list },
  { method: 'get', path: `${URL}/:id`, handle: existing },
  {
    method: 'get',
    path: `${URL}/:id/lines`,
    handle: (call) => listPageOf(call, existing(call).lines.data, `${URL}/${call.id}/lines`),
  },
  { method: 'post', path: `${URL}/:id/pay`, handle: pay },
];

const PAYMENTS_URL = '/v1/invoice_payments';

/** Returns an invoice's payments, which it includes when expanded. */
export function invoicePaymentList(world: World, invoice: string): Listed<Stripe.InvoicePayment> {
  const data = world.store.list('invoice_payment', { limit: 100, where: { invoice } });
  return { object: 'list', url: PAYMENTS_URL, has_more: false, data };
}

const filter = z.object({
  payment: z.object({ type: z.string(), payment_intent: z.string().optional() }).optional(),
});

function listPayments(call: StripeCall) {
  const { payment } = parseParams(filter, call.params);
  return listPage(call, 'invoice_payment', PAYMENTS_URL, {
    invoice: textParam(call, 'invoice'),
    status: textParam(call, 'status'),
    'payment.payment_intent': payment?.payment_intent,
  });
}

export const invoicePaymentRoutes: StripeRoute[] = [
  { method: 'get', path: PAYMENTS_URL, handle: listPayments },
  {
    method: 'get',
    path: `${PAYMENTS_URL}/:id`,
    handle: ({ world, id }) => {
      const payment = world.store.get('invoice_payment', id);
      if (!payment) throw noSuch('invoice_payment', id);
      return payment;
    },
  },
];
