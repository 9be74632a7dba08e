const format = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Cents as people read them. */
export const money = (cents: number): string => format.format(cents / 100);
