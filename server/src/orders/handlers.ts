import type { Handlers } from '../contract/handlers.ts';
import { cancelOrder } from './cancel-order.ts';
import { completeCheckout, type SettlePage } from './complete-checkout.ts';
import { presentOrder } from './presenters.ts';
import { readOrdersSince } from './read-orders.ts';
import { readPendingPayments } from './read-pending-payments.ts';
import { requestReturn } from './request-return.ts';
import { presentPendingPayment } from '@spindle/sdk/domain/orders/pending-payments';
import { presentOutcome } from '@spindle/sdk/domain/rejection';

const dayMs = 86_400_000;

/**
 * Builds the order handlers. `settle` updates a payment page from the provider. It is injected
 * because checkout depends on orders.
 */
export const orderHandlers = (settle: SettlePage) =>
  ({
    async getCompletedCheckout({ query, user, em, services }) {
      const input = { userId: user.id, session: query.session ?? null };
      const rows = await completeCheckout(services, em, input, settle);
      return rows.map((row) => presentOrder(row, services));
    },
    async listOrders({ params, user, em, services, now }) {
      const since = new Date(now.getTime() - params.days * dayMs);
      const rows = await readOrdersSince(em, user.id, since);
      return rows.map((row) => presentOrder(row, services));
    },
    async listPendingPayments({ user, em, now }) {
      const payments = await readPendingPayments(em, user.id, now);
      return payments.map(presentPendingPayment);
    },
    async cancelOrder({ body, user, services }) {
      return presentOutcome(await cancelOrder(services, { ...body, userId: user.id }));
    },
    async requestReturn({ body, user, services }) {
      const { orderId, items } = body;
      return presentOutcome(await requestReturn(services, { orderId, items, userId: user.id }));
    },
  }) satisfies Handlers<
    'getCompletedCheckout' | 'listOrders' | 'listPendingPayments' | 'cancelOrder' | 'requestReturn'
  >;
