import type { AdminItem } from '../providers/records.ts';

/** Which of the items a sale can be typed in for, and how many can't have one. */
export function forSale(items: readonly AdminItem[]) {
  return {
    items: items.filter((item) => !item.subscription && !item.expired),
    leftOut: {
      discontinued: items.filter(({ expired }) => expired).length,
      subscriptions: items.filter((item) => item.subscription && !item.expired).length,
    },
  };
}

export type LeftOut = ReturnType<typeof forSale>['leftOut'];
