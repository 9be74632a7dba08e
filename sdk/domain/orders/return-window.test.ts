import { describe, expect, it } from 'vitest';
import { returnPeriod, tooLateToReturn, withinReturnWindow } from './return-window.ts';

describe('the return window', () => {
  const shipped = new Date('2026-11-01T12:00:00.000Z');
  const within = (now: string, days = 30) => withinReturnWindow(shipped, new Date(now), days);

  it('ends after this many times 24 hours from shipping', () => {
    expect(within('2026-12-01T12:00:00.000Z')).toBe(true);
    expect(within('2026-12-01T12:00:00.001Z')).toBe(false);
    expect(within('2026-11-02T12:00:00.001Z', 1)).toBe(false);
  });

  it("hasn't started before shipping", () => {
    expect(withinReturnWindow(null, new Date(0), 30)).toBe(false);
  });
});

it.each([
  [0, null, "This shop doesn't accept returns."],
  [1, 'within 1 day of shipping', 'Orders can be returned within 1 day of shipping.'],
  [30, 'within 30 days of shipping', 'Orders can be returned within 30 days of shipping.'],
])('of %i days is described', (days, period, tooLate) => {
  expect(returnPeriod(days)).toBe(period);
  expect(tooLateToReturn(days)).toBe(tooLate);
});
