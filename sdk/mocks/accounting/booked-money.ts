import { bookedPayment } from '../../demo/booked-payment.ts';
import { payOutDaily } from '../../demo/provider-money.ts';
import { taxInRefund } from '../../domain/refunds/refund-parts.ts';
import type { components } from '../../src/schema.d.ts';
import { countedOrders } from '../insights/counted-orders.ts';
import type { Order, ShopState } from '../state.ts';

type Schemas = components['schemas'];
type Transaction = Schemas['AdminTransaction'];

const iso = (at: number) => new Date(at).toISOString();
const sumOf = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** Returns the payment provider's transactions and payouts for the mock shop's sales. */
export function bookedMoney(state: Pick<ShopState, 'orders' | 'soldBefore'>, now: Date) {
  const saved = new Set(state.orders.map(({ orderId }) => orderId));
  const payments = Map.groupBy(countedOrders(state), ({ paymentIntentId }) => paymentIntentId);
  const held = [...payments].flatMap(([intent, made]) => {
    if (intent === null) return [];
    const { orderId = '' } = firstOf(made) ?? {};
    const displayed = saved.has(orderId) ? orderId : null;
    return bookedPayment(bookingFacts(made)).map((one) => ({ ...one, orderId: displayed }));
  });
  const paidOut = payOutDaily(held, { now: now.getTime() });
  const payouts = paidOut.map(({ at, arrives, amount }) => ({
    id: `po_${iso(at).slice(0, 10).replaceAll('-', '')}`,
    amount,
    automatic: true,
    dateCreated: iso(at),
    dateArrives: iso(arrives),
    status: arrives <= now.getTime() ? ('paid' as const) : ('in_transit' as const),
  }));
  const payoutOf = new Map(
    paidOut.flatMap(({ consistsOf }, at) => consistsOf.map(({ id }) => [id, payouts[at]])),
  );
  const transactions = [
    ...held.map(({ at, available, ...one }): Transaction => ({
      ...one,
      dateCreated: iso(at),
      dateAvailable: iso(available),
      description: null,
      payoutId: payoutOf.get(one.id)?.id ?? null,
      payoutDate: payoutOf.get(one.id)?.dateCreated ?? null,
    })),
    ...payouts.map(({ id, amount, dateCreated }): Transaction => ({
      id: `txn_${id}`,
      dateCreated,
      dateAvailable: dateCreated,
      category: 'payout',
      description: 'STRIPE PAYOUT',
      amount: -amount,
      fee: 0,
      net: -amount,
      tax: null,
      orderId: null,
      payoutId: id,
      payoutDate: dateCreated,
    })),
  ];
  return { transactions, payouts };
}

const parentsOf = (made: readonly Order[]) => made.filter(({ parentId }) => parentId === null);
const firstOf = (made: readonly Order[]) =>
  parentsOf(made).toSorted((a, b) => (a.orderId < b.orderId ? -1 : 1))[0];

/** Returns the facts of one payment: its orders and their returns. */
function bookingFacts(made: readonly Order[]) {
  const paid = parentsOf(made);
  const { orderId = '', dateCreated = '' } = firstOf(made) ?? {};
  const disputes = new Map(
    made.flatMap(({ disputes: some, dateModified }) =>
      some.map(({ disputeId, amount, status, dateCreated: at }) => [
        disputeId,
        { id: disputeId, at, amount, wonAt: status === 'won' ? dateModified : null },
      ]),
    ),
  );
  return {
    charge: {
      id: orderId,
      at: dateCreated,
      amount: sumOf(paid.map(({ total }) => total)),
      tax: sumOf(paid.map(({ tax }) => tax)),
    },
    refunds: made
      .flatMap(({ refunds }) => refunds)
      .flatMap(({ refundId: id, state, dateSettled: at, amount, ...parts }) =>
        state === 'SUCCEEDED' && at !== null ? [{ id, at, amount, tax: taxInRefund(parts) }] : [],
      ),
    disputes: [...disputes.values()],
  };
}
