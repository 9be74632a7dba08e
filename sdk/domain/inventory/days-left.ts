/** Over so many days it is looked how fast units sell. */
export const SALES_DAYS = 30;

interface Selling {
  digital: boolean;
  subscription: boolean;
  /** Units that customers can buy. */
  left: number;
  /** Units sold in the last `SALES_DAYS`, by the ledger; what came back is no less sold. */
  sold: number;
}

/** For how many whole days the units last if they sell as lately; null where that says nothing. */
export function daysLeft({ digital, subscription, left, sold }: Selling): number | null {
  if (digital || subscription || sold <= 0) return null;
  return Math.floor((left * SALES_DAYS) / sold);
}

/** Whether it is time to order more. */
export const isToReorder = (left: number, reorderLevel: number | null): boolean =>
  reorderLevel !== null && left <= reorderLevel;

/** What is said once the level is kept. */
export const reorderLevelSaved = (level: number | null): string =>
  level === null
    ? 'Nobody is told when to order more.'
    : `More should be ordered once ${level} are left.`;
