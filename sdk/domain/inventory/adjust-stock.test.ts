import { describe, expect, it } from 'vitest';
import { noSuch } from '../records.ts';
import { adjustCount, adjustmentOf, invalidEntries } from './adjust-stock.ts';

const vise = { catalogId: 'workholding', catalogItemId: 'vise-50' };
/** Four on hand, one of them reserved by a customer who is paying. */
const units = { left: 3, onHand: 4, kit: false };

describe('stock entries', () => {
  it('have a difference, or a count along with the previous one', () => {
    expect(invalidEntries([])).toBeNull();
    expect(invalidEntries([{ ...vise, by: -2 }])).toBeNull();
    expect(invalidEntries([{ ...vise, set: 0, was: 3 }])).toBeNull();
    const other = { ...vise, catalogItemId: 'vise-80' };
    expect(
      invalidEntries([
        { ...vise, by: 1 },
        { ...other, by: 1 },
      ]),
    ).toBeNull();
    expect(
      invalidEntries([
        { ...vise, by: 1 },
        { ...vise, catalogId: 'x', by: 1 },
      ]),
    ).toBeNull();
  });

  it.each([
    ['nothing', {}, 'by', 'or set is required'],
    ['a previous count and a difference', { by: 1, was: 3 }, 'was', 'is only allowed with set'],
    ['both a count and a difference', { by: 1, set: 2, was: 3 }, 'by', 'is not allowed with set'],
    ['a count alone', { set: 2 }, 'was', 'is required with set'],
  ])('are invalid with %s', (_, values, field, message) => {
    const path = `entries.1.${field}`;
    const first = { ...vise, catalogItemId: 'first', by: 1 };
    expect(invalidEntries([first, { ...vise, ...values }])).toEqual({
      path,
      subject: path,
      message,
    });
  });

  it("can't name an item twice", () => {
    const path = 'entries.1.catalogItemId';
    expect(
      invalidEntries([
        { ...vise, by: 1 },
        { ...vise, by: 2 },
      ]),
    ).toEqual({
      path,
      subject: path,
      message: 'is listed twice',
    });
  });
});

describe('an adjustment', () => {
  it('is the given difference, or the one to the new count', () => {
    expect(adjustmentOf({ ...vise, by: 5 }, units)).toEqual({ difference: 5 });
    expect(adjustmentOf({ ...vise, by: -3 }, units)).toEqual({ difference: -3 });
    expect(adjustmentOf({ ...vise, set: 10, was: 3 }, units)).toEqual({ difference: 7 });
    expect(adjustmentOf({ ...vise, set: 3, was: 3 }, units)).toEqual({ difference: 0 });
    expect(adjustmentOf(vise, units)).toEqual({ difference: 0 });
  });

  it('is rejected with the current count if it has changed', () => {
    expect(adjustmentOf({ ...vise, set: 10, was: 4 }, units)).toMatchObject({
      refused: {
        code: 'CHANGED_MEANWHILE',
        reason: 'Customers can now buy 3, not 4. Count again, or start from 3.',
      },
    });
  });

  it("is rejected if it leaves less than zero, or if the item doesn't exist", () => {
    expect(adjustmentOf({ ...vise, by: -4 }, units)).toHaveProperty('refused');
    expect(adjustmentOf({ ...vise, by: 1 }, null)).toMatchObject({
      refused: { code: 'NOT_FOUND' },
    });
  });

  const counted = { reason: 'count' } as const;

  it('returns the resulting stock, and is audited', () => {
    expect(adjustCount({ ...vise, by: 2 }, units, { ...counted, reference: 'May' })).toEqual({
      result: { ...vise, Status: 'SUCCESS', Reason: '5 available now.', count: 5 },
      change: {
        key: vise,
        onHand: 2,
        audit: {
          action: 'inventory.adjust-stock',
          subject: 'item workholding/vise-50',
          before: { inventory: 3 },
          after: { inventory: 5, reason: 'count', reference: 'May' },
        },
      },
    });
    const { change } = adjustCount({ ...vise, by: -1 }, units, counted);
    expect(change?.audit.after).toEqual({ inventory: 2, reason: 'count', reference: null });
  });

  it('with the same count changes nothing', () => {
    expect(adjustCount({ ...vise, set: 3, was: 3 }, units, counted)).toMatchObject({
      result: { Status: 'SUCCESS', count: 3 },
      change: null,
    });
  });

  it('that is rejected returns the current count', () => {
    expect(adjustCount({ ...vise, set: 10, was: 4 }, units, counted)).toMatchObject({
      result: { ...vise, Status: 'ERROR', code: 'CHANGED_MEANWHILE', count: 3 },
      change: null,
    });
    expect(adjustCount({ ...vise, by: 1 }, null, counted)).toMatchObject({
      result: { ...vise, Status: 'ERROR', Reason: noSuch('item').reason, count: null },
      change: null,
    });
  });
});
