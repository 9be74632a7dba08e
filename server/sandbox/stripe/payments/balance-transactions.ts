import type Stripe from 'stripe';
import { availableFrom, feeOf } from '@spindle/sdk/demo/provider-money';
import type { TransactionCategory } from '@spindle/sdk/domain/accounting/categories';
import { newId } from '../../ids.ts';
import type { World } from '../../world.ts';
import { noSuch } from '../api/failure.ts';
import { listPage, listPageOf, textParam } from '../api/list.ts';
import type { StripeCall, StripeRoute } from '../api/route.ts';

/**
 * Books a deposit or withdrawal.
 * @param amount cents, negative for withdrawals
 */
export function bookTransaction(
  world: World,
  type: BookedType,
  source: string,
  amount: number,
  currency: string,
): string {
  const transaction = bookedObject(world.clock.now(), { type, source, amount, currency });
  world.store.put('balance_transaction', transaction);
  return transaction.id;
}

const bookedTypes = ['charge', 'refund', 'refund_failure', 'adjustment'] as const;
type BookedType = (typeof bookedTypes)[number];

/** Returns the type of an imported transaction. Defaults to a charge. */
export const bookedType = (input: unknown): BookedType =>
  bookedTypes.find((type) => type === input) ?? 'charge';

interface BookingFacts {
  type: BookedType;
  source: string | null;
  amount: number;
  currency: string;
}

/** Returns a transaction with its fee and its category in the provider's reports. */
export function bookedObject(
  now: number,
  { type, source, amount, currency }: BookingFacts,
): Stripe.BalanceTransaction {
  const category = categoryOf(type, amount);
  const fee = feeOf(category, amount);
  return balanceTransactionObject(now, {
    source,
    amount,
    currency,
    fee,
    net: amount - fee,
    type,
    reporting_category: category,
    fee_details:
      fee === 0
        ? []
        : [
            {
              amount: fee,
              application: null,
              currency,
              description: type === 'charge' ? 'Stripe processing fees' : 'Dispute fee',
              type: 'stripe_fee',
            },
          ],
  });
}

function categoryOf(type: BookedType, amount: number): TransactionCategory {
  if (type !== 'adjustment') return type;
  return amount < 0 ? 'dispute' : 'dispute_reversal';
}

export function balanceTransactionObject(
  now: number,
  input: Partial<Stripe.BalanceTransaction> & { amount: number; currency: string },
): Stripe.BalanceTransaction {
  return {
    id: newId('txn'),
    object: 'balance_transaction',
    available_on: availableFrom(now * 1_000) / 1_000,
    balance_type: 'payments',
    created: now,
    description: null,
    exchange_rate: null,
    fee: 0,
    fee_details: [],
    net: input.amount,
    reporting_category: 'charge',
    source: null,
    status: 'pending',
    type: 'charge',
    ...input,
  };
}

/** Returns the current status: money is pending until it is available, whatever was stored. */
const asNow = (
  { world }: StripeCall,
  one: Stripe.BalanceTransaction,
): Stripe.BalanceTransaction => ({
  ...one,
  status: one.available_on <= world.clock.now() ? 'available' : 'pending',
});

export const balanceTransactionRoutes: StripeRoute[] = [
  {
    method: 'get',
    path: '/v1/balance_transactions',
    handle(call) {
      const url = '/v1/balance_transactions';
      const payout = textParam(call, 'payout');
      const page =
        payout === undefined
          ? listPage(call, 'balance_transaction', url, {
              source: textParam(call, 'source'),
              type: textParam(call, 'type'),
            })
          : listPageOf(call, ofPayout(call, payout), url);
      return { ...page, data: page.data.map((one) => asNow(call, one)) };
    },
  },
  {
    method: 'get',
    path: '/v1/balance_transactions/:id',
    handle(call) {
      const transaction = call.world.store.get('balance_transaction', call.id);
      if (!transaction) throw noSuch('balance transaction', call.id);
      return asNow(call, transaction);
    },
  },
];

/** Lists the transactions of a payout, starting with the payout's own. */
function ofPayout({ world }: StripeCall, payout: string): Stripe.BalanceTransaction[] {
  if (!world.store.get('payout', payout)) throw noSuch('payout', payout, 'payout');
  return world.store
    .list('paid_out', { limit: 100_000, where: { payout } })
    .flatMap(({ id }) => world.store.get('balance_transaction', id) ?? []);
}
