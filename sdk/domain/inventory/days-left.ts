/** Sales speed is measured over this many days. */
export const SALES_DAYS = 30;

interface SalesFacts {
  digital: boolean;
  subscription: boolean;
  /** Units that customers can buy. */
  left: number;
  /**
   * Units sold in the last `SALES_DAYS` according to the stock ledger. Returned units still count
   * as sold.
   */
  sold: number;
}

/**
 * Returns how many whole days the stock lasts at the recent sales speed, or null if that can't be
 * estimated.
 */
export function daysLeft({ digital, subscription, left, sold }: SalesFacts): number | null {
  if (digital || subscription || sold <= 0) return null;
  return Math.floor((left * SALES_DAYS) / sold);
}

export const isToReorder = (left: number, reorderLevel: number | null): boolean =>
  reorderLevel !== null && left <= reorderLevel;

/** Returns the message shown after the reorder level is saved. */
export const reorderLevelSaved = (level: number | null): string =>
  level === null ? 'No reorder alert.' : `Reorder alert at ${level} left.`;
