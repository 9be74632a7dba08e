import type Stripe from 'stripe';
import { newId } from '../../ids.ts';
import type { World } from '../../world.ts';
import { noSuch } from '../api/failure.ts';
import { flagParam, listPage, textParam } from '../api/list.ts';
import type { StripeRoute } from '../api/route.ts';
import { balanceTransactionObject } from '../payments/balance-transactions.ts';

const DAY = 24 * 60 * 60;
const ARRIVES_AFTER = 2 * DAY;
const SETTING = 'payouts_made_until';

/** Of a transaction, by its id: the payout it went to the bank with. */
export interface PaidOut {
  id: string;
  payout: string;
}

/** What has become available by a midnight is paid out then, every day that comes to more than nothing. */
export function makeDuePayouts(world: World): void {
  const now = world.clock.now();
  const known = Number(world.store.get('setting', SETTING)?.value ?? 0);
  if (known + DAY > now) return;
  const open = world.store
    .all('balance_transaction')
    .filter(({ id }) => !world.store.get('paid_out', id));
  if (open.length === 0) return;
  const first = Math.min(...open.map(({ created }) => created));
  world.store.transaction(() => {
    let waiting = open;
    let midnight = Math.max(known, first - (first % DAY)) + DAY;
    for (; midnight <= now; midnight += DAY) waiting = payOut(world, waiting, midnight);
    world.store.put('setting', { id: SETTING, value: midnight - DAY });
    for (const payout of world.store.list('payout', { limit: 10, where: { status: 'in_transit' } }))
      if (payout.arrival_date <= now) world.store.put('payout', { ...payout, status: 'paid' });
  });
}

/** What waits on after it. */
function payOut(world: World, waiting: Stripe.BalanceTransaction[], midnight: number) {
  const isDue = ({ available_on: at }: Stripe.BalanceTransaction) => at <= midnight;
  const due = waiting.filter(isDue);
  const amount = due.reduce((sum, { net }) => sum + net, 0);
  if (amount <= 0) return waiting;
  const id = newId('po');
  const own = balanceTransactionObject(midnight, {
    amount: -amount,
    currency: 'usd',
    available_on: midnight,
    description: 'STRIPE PAYOUT',
    reporting_category: 'payout',
    source: id,
    type: 'payout',
  });
  world.store.put('balance_transaction', own);
  world.store.put('payout', payoutObject(id, { amount, own: own.id, midnight }, world));
  for (const one of [...due, own]) world.store.put('paid_out', { id: one.id, payout: id });
  return waiting.filter((one) => !isDue(one));
}

function payoutObject(
  id: string,
  { amount, own, midnight }: { amount: number; own: string; midnight: number },
  world: World,
): Stripe.Payout {
  const arrival = midnight + ARRIVES_AFTER;
  return {
    id,
    object: 'payout',
    amount,
    application_fee: null,
    application_fee_amount: null,
    arrival_date: arrival,
    automatic: true,
    balance_transaction: own,
    created: midnight,
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
