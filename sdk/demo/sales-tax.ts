const PERCENT = 8;

/** What taxes add to an amount where they are due: one rate everywhere. Cents. */
export const salesTax = (netCents: number) => Math.round((netCents * PERCENT) / 100);
