import { expect, test } from 'vitest';
import { planDemo } from './plan-demo.ts';

const DAY = 86_400_000;

test.each(['2026-11-20T20:00:00Z', '2026-11-23T01:00:00Z', '2026-12-06T01:00:00Z'])(
  'sales differ between working days and weekends: %s',
  (at) => {
    const now = new Date(at);
    const sold = Array<number>(7).fill(0);
    for (const { paidAt } of planDemo(now)) {
      // Some orders of the last two days always still have to be picked.
      if (now.getTime() - paidAt.getTime() < 2 * DAY) continue;
      const day = paidAt.getUTCDay();
      sold[day] = (sold[day] ?? 0) + 1;
    }
    const [sunday = 0, monday = 0, , , , , saturday = 0] = sold;
    const workingDays = sold.slice(1, 6);
    for (const day of workingDays) expect(day).toBeGreaterThan(Math.max(saturday, sunday));
    expect(monday).toBeGreaterThan(2 * Math.max(saturday, sunday));
  },
);
