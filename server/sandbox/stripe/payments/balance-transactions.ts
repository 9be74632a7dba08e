import type Stripe from 'stripe';
import { newId } from '../../ids.ts';
import type { World } from '../../world.ts';
import { noSuch } from '../api/failure.ts';
import { listPage, textParam } from '../api/list.ts';
import type { StripeRoute } from '../api/route.ts';

const SETTLES_AFTER = 2 * 24 * 60 * 60;

/**
 * Books money in or out.
 * @param amount in cents, negative for money that leaves
 */
export function bookTransaction(
  world: World,
  type: 'charge' | 'refund' | 'refund_failure' | 'adjustment',
  source: string,
  amount: number,
  currency: string,
): string {
  const fee = type === 'charge' ? Math.round(amount * 0.029) + 30 : 0;
  const transaction = balanceTransactionObject(world.clock.now(), {
    source,
    amount,
    currency,
    fee,
    net: amount - fee,
    type,
    reporting_category: type,
    fee_details:
      fee === 0
        ? []
        : [
            {
              amount: fee,
              application: null,
              currency,
              description: 'Stripe processing fees',
              type: 'stripe_fee',
            },
          ],
  });
  world.store.put('balance_transaction', transaction);
  return transaction.id;
}

export function balanceTransactionObject(
  now: number,
  given: Partial<Stripe.BalanceTransaction> & { amount: number; currency: string },
): Stripe.BalanceTransaction {
  return {
    id: newId('txn'),
    object: 'balance_transaction',
    available_on: now + SETTLES_AFTER,
    balance_type: 'payments',
    created: now,
    description: null,
    exchange_rate: null,
    fee: 0,
    fee_details: [],
    net: given.amount,
    reporting_category: 'charge',
    source: null,
    status: 'pending',
    type: 'charge',
    ...given,
  };
}

export const balanceTransactionRoutes: StripeRoute[] = [
  {
    method: 'get',
    path: '/v1/balance_transactions',
    handle: (call) =>
      listPage(call, 'balance_transaction', '/v1/balance_transactions', {
        source: textParam(call, 'source'),
        type: textParam(call, 'type'),
      }),
  },
  {
    method: 'get',
    path: '/v1/balance_transactions/:id',
    handle: ({ world, id }) => {
      const transaction = world.store.get('balance_transaction', id);
      if (!transaction) throw noSuch('balance transaction', id);
      return transaction;
    },
  },
];
