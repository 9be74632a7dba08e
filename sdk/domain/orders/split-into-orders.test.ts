import { describe, expect, it } from 'vitest';
import { beginOrder, splitIntoOrders } from './split-into-orders.ts';

const line = (shippingGroup: string, grossCents: number, taxCents: number) => ({
  shippingGroup,
  grossCents,
  taxCents,
});

describe('splitting a payment by shipping group', () => {
  it('assigns shipping to the first group that ships', () => {
    const lines = [line('DIGITAL', 500, 0), line('PARCEL', 1080, 80), line('FREIGHT', 2160, 160)];
    const shares = splitIntoOrders(lines, { grossCents: 540, taxCents: 40 });
    expect(shares).toMatchObject([
      { shippingGroup: 'DIGITAL', totalCents: 500, taxCents: 0, shippingCents: 0 },
      { shippingGroup: 'PARCEL', totalCents: 1620, taxCents: 120, shippingCents: 500 },
      { shippingGroup: 'FREIGHT', totalCents: 2160, taxCents: 160, shippingCents: 0 },
    ]);
    expect(shares.map((share) => share.lines.length)).toEqual([1, 1, 1]);
  });

  it('makes one order of everything digital', () => {
    const lines = [line('DIGITAL', 500, 40), line('DIGITAL', 300, 24)];
    expect(splitIntoOrders(lines, { grossCents: 0, taxCents: 0 })).toEqual([
      { shippingGroup: 'DIGITAL', lines, totalCents: 800, taxCents: 64, shippingCents: 0 },
    ]);
  });
});

it('a digital order counts as shipped immediately, others wait with their address', () => {
  const now = new Date('2026-05-01T12:00:00Z');
  const selected = { shipping: 'there', preference: 'Express' };
  const terms = { now, shipWithinWorkingDays: 1, timeZone: 'UTC' };
  expect(beginOrder('DIGITAL', selected, terms)).toEqual({
    orderState: 'SHIPPED',
    shippedAt: now,
    shipping: null,
    shippingPreference: null,
    expectedShippingAt: null,
  });
  expect(beginOrder('Parcel', selected, terms)).toEqual({
    orderState: 'PENDING',
    shippedAt: null,
    shipping: 'there',
    shippingPreference: 'Express',
    expectedShippingAt: new Date('2026-05-04T12:00:00Z'),
  });
});
