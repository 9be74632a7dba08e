import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMonth } from './add-month.ts';
import { transactionCategories } from './categories.ts';

type Known = Parameters<typeof addMonth>[1];
type Transaction = Known['transactions'][number];

const monthOf = (time: string) => time.slice(0, 7);

const transaction: Transaction = {
  id: 'txn',
  dateCreated: '2026-11-10T12:00:00Z',
  dateAvailable: '2026-11-12T00:00:00Z',
  category: 'charge',
  amount: 10_000,
  fee: 320,
  net: 9_680,
  tax: null,
  orderId: null,
  payoutId: null,
  payoutDate: null,
};

const payout: Known['payouts'][number] = {
  id: 'po_1',
  dateCreated: '2026-11-20T00:00:00Z',
  dateArrives: '2026-11-22T00:00:00Z',
  status: 'paid',
  automatic: true,
  amount: 14_000,
};

const paid = (net: number): Transaction => ({
  ...transaction,
  category: 'payout',
  amount: net,
  fee: 0,
  net,
});

const november = (transactions: readonly Transaction[], payouts: Known['payouts'] = []) =>
  addMonth('2026-11', { transactions, payouts, monthOf });

describe("an accountant's month", () => {
  it('is zero without transactions', () => {
    expect(november([])).toEqual({
      month: '2026-11',
      opening: 0,
      categories: [],
      payouts: [],
      paidOut: 0,
      tax: 0,
      waiting: { transactions: 0, net: 0 },
      closing: 0,
    });
  });

  it('opens with everything before it, closes with everything in it, and ignores later transactions', () => {
    const sums = november([
      { ...transaction, dateCreated: '2025-12-31T23:59:59Z', net: 1 },
      { ...transaction, dateCreated: '2026-10-31T23:59:59Z', net: 20 },
      { ...transaction, dateCreated: '2026-11-01T00:00:00Z', net: 300 },
      { ...transaction, dateCreated: '2026-11-30T23:59:59Z', net: 4_000 },
      { ...transaction, dateCreated: '2026-12-01T00:00:00Z', net: 50_000 },
    ]);
    expect(sums).toMatchObject({ opening: 21, closing: 4_321 });
    expect(sums.categories).toMatchObject([{ transactions: 2, net: 4_300 }]);
  });

  it('sums each category, by name', () => {
    const refund = { ...transaction, category: 'refund', amount: -500, fee: 7, net: -507 } as const;
    const fee = { ...transaction, category: 'fee', amount: 0, fee: 25, net: -25 } as const;
    const dispute = {
      ...transaction,
      category: 'dispute',
      amount: -90,
      fee: 15,
      net: -105,
    } as const;
    const { categories } = november([refund, transaction, fee, dispute, { ...refund, net: -1 }]);
    expect(categories).toEqual([
      { category: 'charge', transactions: 1, amount: 10_000, fee: 320, net: 9_680 },
      { category: 'dispute', transactions: 1, amount: -90, fee: 15, net: -105 },
      { category: 'fee', transactions: 1, amount: 0, fee: 25, net: -25 },
      { category: 'refund', transactions: 2, amount: -1_000, fee: 14, net: -508 },
    ]);
  });

  it("shows payouts, which aren't income", () => {
    const before = { ...paid(-600), dateCreated: '2026-10-05T00:00:00Z' };
    const sums = november([before, transaction, paid(-7_000), paid(-2_000)]);
    expect(sums).toMatchObject({ opening: -600, paidOut: 9_000, closing: 80 });
    expect(sums.categories).toMatchObject([{ category: 'charge', net: 9_680 }]);
  });

  it('shows the tax in sales and refunds', () => {
    const { tax } = november([
      { ...transaction, tax: 1_400 },
      { ...transaction, tax: -63 },
      transaction,
      { ...transaction, tax: 9_000, dateCreated: '2026-10-31T23:59:59Z' },
    ]);
    expect(tax).toBe(1_337);
  });

  it.each([
    [null, 1],
    ['2026-10-31T23:59:59Z', 0],
    ['2026-11-30T23:59:59Z', 0],
    ['2026-12-01T00:00:00Z', 1],
  ])('with a transaction paid out at %s counts %i as pending at the end', (payoutDate, waiting) => {
    expect(november([{ ...transaction, payoutDate }]).waiting).toEqual({
      transactions: waiting,
      net: waiting * 9_680,
    });
  });

  it("counts earlier transactions that aren't paid out as pending, and no later ones", () => {
    const { waiting } = november([
      { ...transaction, dateCreated: '2026-09-01T00:00:00Z', net: 5 },
      { ...transaction, dateCreated: '2026-12-01T00:00:00Z', net: 70 },
    ]);
    expect(waiting).toEqual({ transactions: 1, net: 5 });
  });
});

describe('a payout in the month', () => {
  it('contains transactions of any month, but not itself', () => {
    const inIt = { ...transaction, payoutId: 'po_1' };
    const { payouts } = november(
      [
        { ...inIt, dateCreated: '2026-10-30T00:00:00Z', net: 4_000 },
        { ...inIt, net: 10_000 },
        { ...paid(-14_000), payoutId: 'po_1' },
        { ...transaction, payoutId: 'po_2', net: 77 },
        transaction,
      ],
      [payout],
    );
    expect(payouts).toEqual([{ ...payout, transactions: 2, net: 14_000 }]);
  });

  it('counts if it was created in the month', () => {
    const { payouts } = november(
      [],
      [
        { ...payout, id: 'earlier', dateCreated: '2026-10-31T23:59:59Z' },
        payout,
        { ...payout, id: 'later', dateCreated: '2026-12-01T00:00:00Z' },
      ],
    );
    expect(payouts).toEqual([{ ...payout, transactions: 0, net: 0 }]);
  });

  it('is sorted by creation time, then by name', () => {
    const dateCreated = '2026-11-07T00:00:00Z';
    const { payouts } = november(
      [],
      [payout, { ...payout, id: 'po_b', dateCreated }, { ...payout, id: 'po_a', dateCreated }],
    );
    expect(payouts.map(({ id }) => id)).toEqual(['po_a', 'po_b', 'po_1']);
  });
});

it('a month opens with the previous closing balance, and closes with what is booked but not paid out', () => {
  const some = fc.record({
    month: fc.constantFrom('2026-09', '2026-10', '2026-11', '2026-12'),
    category: fc.constantFrom(...transactionCategories),
    net: fc.integer({ min: -1_000_000, max: 1_000_000 }),
  });
  fc.assert(
    fc.property(fc.array(some), (list) => {
      const transactions = list.map(({ month, ...overrides }) => ({
        ...transaction,
        ...overrides,
        dateCreated: `${month}-15T12:00:00Z`,
      }));
      const october = addMonth('2026-10', { transactions, payouts: [], monthOf });
      const { opening, closing, paidOut, categories } = november(transactions);
      const booked = categories.reduce((sum, { net }) => sum + net, 0);
      expect(opening).toBe(october.closing);
      expect(closing).toBe(opening + booked - paidOut);
    }),
  );
});
