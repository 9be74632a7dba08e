import Router from '@koa/router';
import { koaBody } from 'koa-body';
import type { World } from '../../world.ts';
import { meterRoutes } from '../catalog/meters.ts';
import { priceRoutes } from '../catalog/prices.ts';
import { productRoutes } from '../catalog/products.ts';
import { taxCodeRoutes } from '../catalog/tax-codes.ts';
import { sessionRoutes } from '../checkout/sessions.ts';
import { customerRoutes } from '../customers/customers.ts';
import { couponRoutes } from '../discounts/coupons.ts';
import { promotionCodeRoutes } from '../discounts/promotion-codes.ts';
import { disputeRoutes } from '../disputes/disputes.ts';
import { eventRoutes } from '../events/events.ts';
import { balanceTransactionRoutes } from '../payments/balance-transactions.ts';
import { invoicePaymentRoutes, invoiceRoutes } from '../invoices/invoices.ts';
import { chargeRoutes } from '../payments/charges.ts';
import { paymentIntentRoutes } from '../payments/payment-intents.ts';
import { payoutRoutes } from '../payouts/payouts.ts';
import { portalRoutes } from '../portal/portal-sessions.ts';
import { refundRoutes } from '../refunds/refunds.ts';
import { subscriptionRoutes } from '../subscriptions/subscriptions.ts';
import { invalidRequest } from './failure.ts';
import { serve } from './serve.ts';

const routes = [
  ...productRoutes,
  ...priceRoutes,
  ...meterRoutes,
  ...taxCodeRoutes,
  ...couponRoutes,
  ...promotionCodeRoutes,
  ...customerRoutes,
  ...sessionRoutes,
  ...paymentIntentRoutes,
  ...chargeRoutes,
  ...balanceTransactionRoutes,
  ...payoutRoutes,
  ...refundRoutes,
  ...disputeRoutes,
  ...subscriptionRoutes,
  ...invoiceRoutes,
  ...invoicePaymentRoutes,
  ...portalRoutes,
  ...eventRoutes,
];

/**
 * Serves the provider's API for its client. Keeps bodies as text, because we parse the nested
 * parameters.
 */
export function stripeApi(world: World): Router {
  const router = new Router();
  router.use(
    koaBody({
      urlencoded: false,
      json: false,
      textTypes: ['application/x-www-form-urlencoded'],
      textLimit: '5mb',
    }),
  );
  for (const route of routes) {
    router.register(route.path, [route.method], (ctx) => serve(world, route, ctx));
  }
  router.all('/v1/{*path}', (ctx) => {
    const { details } = invalidRequest(`Unrecognized request URL (${ctx.method}: ${ctx.path}).`);
    ctx.status = 404;
    ctx.body = { error: details };
  });
  return router;
}
