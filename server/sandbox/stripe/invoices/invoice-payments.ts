import type Stripe from 'stripe';
import { z } from 'zod';
import type { World } from '../../world.ts';
import { noSuch } from '../api/failure.ts';
import { listPage, textParam, type Listed } from '../api/list.ts';
import { parseParams } from '../api/params.ts';
import type { StripeCall, StripeRoute } from '../api/route.ts';

const URL = '/v1/invoice_payments';

/** An invoice's payments, as an invoice holds them when expanded. */
export function invoicePaymentList(world: World, invoice: string): Listed<Stripe.InvoicePayment> {
  const data = world.store.list('invoice_payment', { limit: 100, where: { invoice } });
  return { object: 'list', url: URL, has_more: false, data };
}

const filter = z.object({
  payment: z.object({ type: z.string(), payment_intent: z.string().optional() }).optional(),
});

function list(call: StripeCall) {
  const { payment } = parseParams(filter, call.params);
  return listPage(call, 'invoice_payment', URL, {
    invoice: textParam(call, 'invoice'),
    status: textParam(call, 'status'),
    'payment.payment_intent': payment?.payment_intent,
  });
}

export const invoicePaymentRoutes: StripeRoute[] = [
  { method: 'get', path: URL, handle: list },
  {
    method: 'get',
    path: `${URL}/:id`,
    handle: ({ world, id }) => {
      const payment = world.store.get('invoice_payment', id);
      if (!payment) throw noSuch('invoice_payment', id);
      return payment;
    },
  },
];
