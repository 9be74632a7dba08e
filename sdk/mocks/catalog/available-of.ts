import type { AnyMockCall } from '../core/call.ts';

/** Returns the units that can be bought now. */
export const availableOf = (
  { plays }: Pick<AnyMockCall, 'plays'>,
  { digital, inventory }: { digital: boolean; inventory: number },
) => (plays('out of stock') && !digital ? 0 : inventory);
