import { availableFrom, feeOf, payOutDaily, type Booked } from '../../demo/provider-money.ts';
import type { TransactionCategory } from '../../domain/accounting/categories.ts';
import type { components } from '../../src/schema.d.ts';
import type { Order, ShopState } from '../state.ts';

type Schemas = components['schemas'];

const iso = (at: number) => new Date(at).toISOString();

/** What the payment provider has booked for what the played shop has sold, and paid out. */
export function bookedMoney({ orders }: Pick<ShopState, 'orders'>, now: Date) {
  const paid = orders.filter(({ parentId }) => parentId === null);
  const payments = Map.groupBy(paid, ({ paymentIntentId }) => paymentIntentId);
  const booked = [...payments].flatMap(([intent, made]) =>
    intent === null ? [] : bookingsOf(intent, made, orders),
  );
  const all = payOutDaily(booked, now.getTime());
  const payoutAt = new Map(all.payouts.map(({ id, at }) => [id, iso(at)]));
  const transactions = all.transactions.map((one): Schemas['AdminTransaction'] => {
    const made = payments.get(one.paymentIntentId) ?? [];
    return {
      id: one.id,
      dateCreated: iso(one.at),
      dateAvailable: iso(one.available),
      category: one.category,
      description: one.category === 'payout' ? 'STRIPE PAYOUT' : null,
      amount: one.amount,
      fee: one.fee,
      net: one.amount - one.fee,
      tax: one.category === 'charge' ? made.reduce((sum, { tax }) => sum + tax, 0) : null,
      orderId: made.map(({ orderId }) => orderId).toSorted()[0] ?? null,
      payoutId: one.payoutId,
      payoutDate: payoutAt.get(one.payoutId ?? '') ?? null,
    };
  });
  const payouts = all.payouts.map(({ id, at, arrives, amount }) => ({
    id,
    amount,
    automatic: true,
    dateCreated: iso(at),
    dateArrives: iso(arrives),
    status: arrives <= now.getTime() ? ('paid' as const) : ('in_transit' as const),
  }));
  return { transactions, payouts };
}

function bookingsOf(intent: string, made: readonly Order[], all: readonly Order[]): Booked[] {
  const book = (id: string, category: TransactionCategory, moment: string, amount: number) => {
    const at = Date.parse(moment);
    const fee = feeOf(category, amount);
    const of = { paymentIntentId: intent, payoutId: null };
    return { id, category, at, available: availableFrom(at), amount, fee, ...of };
  };
  const amount = made.reduce((sum, { total }) => sum + total, 0);
  const [first] = made;
  if (first === undefined || amount === 0) return [];
  const refunds = all
    .filter(({ paymentIntentId }) => paymentIntentId === intent)
    .flatMap((order) => order.refunds)
    .flatMap(({ refundId, state, dateSettled, amount: back }) =>
      state === 'SUCCEEDED' && dateSettled !== null
        ? [book(`txn_${refundId}`, 'refund', dateSettled, -back)]
        : [],
    );
  return [book(`txn_${first.orderId}`, 'charge', first.dateCreated, amount), ...refunds];
}
