import { describe, expect, it } from 'vitest';
import { noSale } from '../catalog/sale.ts';
import { priceStep, validatePriceStep, describePriceChange } from './prices.ts';

const now = new Date('2026-01-09T00:00:00Z');
const item = { price: 1_000, subscription: false, priceBreaks: [], ...noSale };
const step = (to: number) => validatePriceStep(item, { from: 1_000, to }, now);

describe('a price change', () => {
  it.each([
    [{}, 1_001],
    [{ difference: 0 }, 1_001],
    [{ difference: 99 }, 1_100],
    [{ percent: 0 }, 1_001],
    [{ percent: 50 }, 1_502],
    [{ percent: -50 }, 501],
    [{ percent: -100 }, 0],
    [{ percent: 0.04 }, 1_001],
    [{ percent: 0.05 }, 1_002],
    [{ price: '0.01' }, 1],
  ])('of %j from $10.01 is in whole cents: %d', (input, to) => {
    expect(priceStep(1_001, input)).toEqual({ from: 1_001, to });
  });

  it('is rejected if the price has changed since it was selected', () => {
    expect(validatePriceStep({ ...item, price: 1_100 }, { from: 1_000, to: 1_200 }, now)).toEqual({
      code: 'CHANGED_MEANWHILE',
      reason: 'This item now costs $11.00, not $10.00. Review the change and try again.',
    });
  });

  it.each([1, 2, 999_999_998, 999_999_999])('can end at a valid price: %d', (to) => {
    expect(step(to)).toBeNull();
  });

  it.each([
    [0, '$0.00'],
    [-1, '−$0.01'],
    [-50_000, '−$500.00'],
    [1_000_000_000, '$10,000,000.00'],
  ])("can't end at an invalid price: %d", (to, dollars) => {
    expect(step(to)).toEqual({
      code: 'PRICE_OUT_OF_RANGE',
      reason: `The new price would be ${dollars}. Prices must be from $0.01 to $9,999,999.99.`,
    });
  });

  it('without a difference is no change, even for an invalid price', () => {
    expect(validatePriceStep({ ...item, price: 0 }, { from: 1_000, to: 0 }, now)).toBeNull();
  });

  it('has to stay above the sale price', () => {
    const sale = { salePrice: 800, saleStarts: now, saleEnds: new Date('2026-01-10T00:00:00Z') };
    expect(validatePriceStep({ ...item, ...sale }, { from: 1_000, to: 800 }, now)).toStrictEqual({
      code: 'SALE_NOT_BELOW_PRICE',
      reason:
        'The price must stay above the sale price of $8.00. Enter a higher price, or change the sale first.',
    });
  });

  it('is described in dollars', () => {
    expect(describePriceChange({ from: 1_000, to: 999 })).toBe('$10.00 → $9.99');
    expect(describePriceChange({ from: 0, to: -1 })).toBe('$0.00 → −$0.01');
    expect(describePriceChange({ from: 0, to: 0 })).toBe('Stays at $0.00.');
  });
});
