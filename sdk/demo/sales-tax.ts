const PERCENT = 8;

/** Returns the tax on an amount in cents: one rate everywhere. */
export const salesTax = (netCents: number) => Math.round((netCents * PERCENT) / 100);
