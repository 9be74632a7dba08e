import { demoCodes } from '../discount-codes.ts';
import type { ShopState } from '../../mocks/state.ts';
import { daysBefore } from './fixed-id.ts';

/** Returns the demo's discount codes. */
export function seedCodes(now: Date): Pick<ShopState, 'discountCodes'> {
  const before = (days: number | null) =>
    days === null ? null : daysBefore(now, days).toISOString();
  return {
    discountCodes: demoCodes.map(({ made, starts, ended, ...code }) => ({
      ...code,
      amount: null,
      freeShipping: code.percent === null,
      items: [],
      families: [],
      customerTags: [],
      used: 0,
      problem: null,
      version: 1,
      starts: before(starts),
      ends: before(ended),
      active: ended === null,
      state: 'READY' as const,
      dateCreated: daysBefore(now, made).toISOString(),
    })),
  };
}
