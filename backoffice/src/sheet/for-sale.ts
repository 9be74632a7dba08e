import type { AdminItem } from '../providers/records.ts';

/** Returns the items that can go on sale, and how many can't. */
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
