import type { PlannedOrder, PlannedPayment } from '@spindle/sdk/demo/orders/plan';
import { nameOf, personCalled } from '@spindle/sdk/demo/people';
import { demoCustomerId } from '../../src/identity/demo-accounts/find-demo-accounts.ts';
import { postal } from './seed-people.ts';

/** Returns the provider's ids for a planned payment. */
export function providerIds({ key }: PlannedPayment) {
  return {
    session: `cs_test_${key}`,
    intent: `pi_${key}`,
    charge: `ch_${key}`,
    balance: `txn_${key}`,
    refundBalance: (order: PlannedOrder, at: number) =>
      `txn_re_${key}${order.orderId.slice(0, 8)}${at}`,
    refund: (order: PlannedOrder, at: number) => `re_${key}${order.orderId.slice(0, 8)}${at}`,
  };
}

const seconds = (time: Date) => Math.floor(time.getTime() / 1000);

/**
 * Returns planned payments as the provider stores them, so that any of their orders can still be
 * refunded.
 */
export function providerPayments(payments: readonly PlannedPayment[]): object[] {
  return payments.flatMap((payment) => {
    const ids = providerIds(payment);
    const buyer = personCalled(payment.email);
    const shared = {
      amount: payment.totalCents,
      currency: 'usd',
      created: seconds(payment.paidAt),
      customer: demoCustomerId(buyer.email),
    };
    const refunds = payment.orders.flatMap((order) =>
      order.refunds.flatMap((refund, at) => [
        {
          id: ids.refund(order, at),
          object: 'refund',
          amount: refund.amountCents,
          currency: 'usd',
          created: seconds(refund.at),
          charge: ids.charge,
          payment_intent: ids.intent,
          status: 'succeeded',
          balance_transaction: ids.refundBalance(order, at),
        },
        {
          id: ids.refundBalance(order, at),
          object: 'balance_transaction',
          type: 'refund',
          amount: -refund.amountCents,
          created: seconds(refund.at),
          source: ids.refund(order, at),
        },
      ]),
    );
    return [
      {
        id: ids.intent,
        object: 'payment_intent',
        ...shared,
        amount_received: payment.totalCents,
        status: 'succeeded',
        latest_charge: ids.charge,
      },
      {
        id: ids.charge,
        object: 'charge',
        ...shared,
        amount_refunded: payment.refundedCents,
        refunded: payment.refundedCents === payment.totalCents,
        paid: true,
        status: 'succeeded',
        payment_intent: ids.intent,
        balance_transaction: ids.balance,
        billing_details: {
          name: nameOf(buyer),
          email: buyer.email,
          phone: buyer.phone,
          address: postal(buyer),
        },
      },
      {
        id: ids.balance,
        object: 'balance_transaction',
        amount: payment.totalCents,
        created: shared.created,
        source: ids.charge,
      },
      ...refunds,
    ];
  });
}
