import { expect, test } from 'vitest';
import { planDemo } from './plan-demo.ts';

test.each(['2026-11-20T20:00:00Z', '2026-11-23T01:00:00Z', '2026-12-06T01:00:00Z'])(
  'working days and weekends can be told by what is sold: %s',
  (now) => {
    const sold = Array<number>(7).fill(0);
    for (const { paidAt } of planDemo(new Date(now))) {
      const day = paidAt.getUTCDay();
      sold[day] = (sold[day] ?? 0) + 1;
    }
    const [sunday = 0, monday = 0, , , , , saturday = 0] = sold;
    const workingDays = sold.slice(1, 6);
    expect(Math.min(...workingDays)).toBeGreaterThan(Math.max(saturday, sunday));
    expect(monday).toBeGreaterThan(1.7 * saturday);
  },
);
