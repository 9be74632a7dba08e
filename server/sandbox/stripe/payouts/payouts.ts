import {
  lastMidnight,
  payOutDaily,
  type HeldBalance,
  type PaidOut as DuePayout,
} from '@spindle/sdk/demo/provider-money';
import type Stripe from 'stripe';
import { newId } from '../../ids.ts';
import type { World } from '../../world.ts';
import { noSuch } from '../api/failure.ts';
import { flagParam, listPage, textParam } from '../api/list.ts';
import type { StripeRoute } from '../api/route.ts';
import { balanceTransactionObject } from '../payments/balance-transactions.ts';

const SETTING = 'payouts_made_until';

const seconds = (timestamp: number) => Math.floor(timestamp / 1_000);

/** The payout that a transaction belongs to, by the transaction's id. */
export interface PaidOut {
  id: string;
  payout: string;
}

/** Makes the payouts that have become due since the last run. */
export function makeDuePayouts(world: World): void {
  const now = world.clock.now() * 1_000;
  const after = Number(world.store.get('setting', SETTING)?.value ?? 0) * 1_000;
  const until = lastMidnight(now);
  if (until <= after) return;
  const held = world.store
    .all('balance_transaction')
    .filter(({ id }) => !world.store.get('paid_out', id))
    .map((one) => ({
      one,
      at: one.created * 1_000,
      available: one.available_on * 1_000,
      net: one.net,
    }));
  if (held.length === 0) return;
  world.store.transaction(() => {
    for (const due of payOutDaily(held, { after, now })) payOut(world, due);
    world.store.put('setting', { id: SETTING, value: seconds(until) });
    for (const payout of world.store.list('payout', { limit: 10, where: { status: 'in_transit' } }))
      if (payout.arrival_date * 1_000 <= now)
        world.store.put('payout', { ...payout, status: 'paid' });
  });
}

type Due = DuePayout<{ one: Stripe.BalanceTransaction } & HeldBalance>;

function payOut(world: World, due: Due): void {
  const id = newId('po');
  const midnight = seconds(due.at);
  const own = balanceTransactionObject(midnight, {
    amount: -due.amount,
    currency: 'usd',
    available_on: midnight,
    description: 'STRIPE PAYOUT',
    reporting_category: 'payout',
    source: id,
    type: 'payout',
  });
  world.store.put('balance_transaction', own);
  world.store.put('payout', payoutObject(id, { ...due, own: own.id }, world));
  for (const { one } of [...due.consistsOf, { one: own }])
    world.store.put('paid_out', { id: one.id, payout: id });
}

function payoutObject(
  id: string,
  { amount, own, at, arrives }: Omit<Due, 'consistsOf'> & { own: string },
  world: World,
): Stripe.Payout {
  const arrival = seconds(arrives);
  return {
    id,
    object: 'payout',
    amount,
    application_fee: null,
    application_fee_amount: null,
    arrival_date: arrival,
    automatic: true,
    balance_transaction: own,
    created: seconds(at),
    currency: 'usd',
    description: 'STRIPE PAYOUT',
    destination: 'ba_sandbox',
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    livemode: false,
    metadata: {},
    method: 'standard',
    original_payout: null,
    payout_method: null,
    reconciliation_status: 'completed',
    reversed_by: null,
    source_type: 'card',
    statement_descriptor: null,
    status: arrival <= world.clock.now() ? 'paid' : 'in_transit',
    trace_id: null,
    type: 'bank_account',
  };
}

export const payoutRoutes: StripeRoute[] = [
  {
    method: 'get',
    path: '/v1/payouts',
    handle: (call) => {
      makeDuePayouts(call.world);
      return listPage(call, 'payout', '/v1/payouts', {
        automatic: flagParam(call, 'automatic'),
        status: textParam(call, 'status'),
      });
    },
  },
  {
    method: 'get',
    path: '/v1/payouts/:id',
    handle: ({ world, id }) => {
      const payout = world.store.get('payout', id);
      if (!payout) throw noSuch('payout', id);
      return payout;
    },
  },
];
