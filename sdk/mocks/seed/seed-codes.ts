import type { ShopState } from '../state.ts';
import { daysBefore, fixedId } from './fixed-id.ts';

/** One that is good for long, and one whose time is over. */
export function seedCodes(now: Date): Pick<ShopState, 'discountCodes'> {
  const common = { amount: null, items: [], usesPerCustomer: 1, used: 0, problem: null };
  return {
    discountCodes: [
      {
        ...common,
        id: fixedId('code WORKSHOP15'),
        code: 'WORKSHOP15',
        percent: 15,
        starts: daysBefore(now, 60).toISOString(),
        ends: daysBefore(now, 30).toISOString(),
        uses: 200,
        leastSum: null,
        active: false,
        state: 'READY',
        dateCreated: daysBefore(now, 62).toISOString(),
      },
      {
        ...common,
        id: fixedId('code WELCOME10'),
        code: 'WELCOME10',
        percent: 10,
        starts: null,
        ends: null,
        uses: null,
        leastSum: 5000,
        active: true,
        state: 'READY',
        dateCreated: daysBefore(now, 21).toISOString(),
      },
    ],
  };
}
