import { invalidRequest, noSuch, StripeFailure } from '../api/failure.ts';
import { listPage, textParam } from '../api/list.ts';
import { listPageOf } from '../api/list-static.ts';
import type { StripeCall, StripeRoute } from '../api/route.ts';
import { collectInvoice } from '../subscriptions/collect-invoice.ts';
import { subscriptionOf } from '../subscriptions/payment-outcome.ts';
import { detailsOf } from '../subscriptions/subscription-details.ts';
import { collectionUnderWay } from './collection.ts';
import { subscriptionPath } from './open-invoices.ts';

const URL = '/v1/invoices';

function existing({ world, id }: StripeCall) {
  const invoice = world.store.get('invoice', id);
  if (!invoice) throw noSuch('invoice', id);
  return invoice;
}

/** One more attempt now; a refused one leaves its traces although the call fails. */
function pay(call: StripeCall) {
  const { world } = call;
  const invoice = existing(call);
  if (invoice.status === 'paid') {
    throw invalidRequest('Invoice is already paid', undefined, 'invoice_already_paid');
  }
  const subscription = subscriptionOf(world, invoice);
  if (!subscription || invoice.status !== 'open' || collectionUnderWay(world, invoice.id)) {
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
