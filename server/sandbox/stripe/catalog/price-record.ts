import type Stripe from 'stripe';

/** A price as it travels: the client turns the decimal text into a number type of its own. */
export type PriceRecord = Omit<Stripe.Price, 'unit_amount_decimal'> & {
  unit_amount_decimal: string | null;
};
