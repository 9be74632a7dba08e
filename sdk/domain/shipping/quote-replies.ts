import type { components } from '../../src/schema.d.ts';
import type { CheckoutRejection } from '../checkout/present-start.ts';
import { cartEmpty } from '../cart/cart-rejection.ts';
import { presentDone, presentRejection, rejection } from '../rejection.ts';
import { addressNotAccepted, validateCountry } from './countries.ts';

type Schemas = components['schemas'];
type Quote = Schemas['ShippingQuote'];

/** Maximum number of lines in a shipping quote. */
const MAX_LINES = 20;

/** Why shipping can't be quoted, and the item or fields at fault. */
export interface QuoteRejection extends CheckoutRejection {
  errors?: Schemas['FieldError'][];
}

interface QuoteFacts {
  lines: readonly object[];
  country: string;
  /** Countries the shop ships to. */
  shipTo: readonly string[];
}

/** Returns why shipping can't be quoted, or null. */
export function validateQuote({ lines, country, shipTo }: QuoteFacts): QuoteRejection | null {
  if (lines.length === 0) return cartEmpty;
  if (lines.length > MAX_LINES) return tooManyLines;
  const message = validateCountry(country, shipTo);
  if (message === null) return null;
  const errors = [{ path: 'country', message }];
  return { ...rejection('COUNTRY_NOT_SERVED', addressNotAccepted), errors };
}

const tooManyLines = rejection(
  'TOO_MANY_LINES',
  `We can quote shipping for up to ${MAX_LINES} different items. The payment page shows the shipping cost.`,
);

export const shippingChanged = (quote: Quote): CheckoutRejection => ({
  ...rejection('SHIPPING_CHANGED', 'The shipping cost has changed. Review it, then continue.'),
  quote,
});

/** @param outcome null if nothing is shipped */
export function presentQuote(
  outcome: Quote | QuoteRejection | null,
): Schemas['ShippingQuoteReply'] {
  const nothing = { quoteId: null, validUntil: null, shipBy: null, options: [] };
  const nobody = { catalogId: null, catalogItemId: null };
  if (outcome === null) return { ...presentDone(nothingShipped), ...nothing, ...nobody };
  if ('quoteId' in outcome) return { ...presentDone(quoted), ...outcome, ...nobody };
  const { item, errors, ...because } = outcome;
  return {
    ...presentRejection(because),
    ...nothing,
    ...nobody,
    ...item,
    ...(errors && { Errors: errors }),
  };
}

const quoted = 'Shipping costs for this address.';
const nothingShipped = 'No shipping needed.';

/** The quote form of visitors, who have no cart. */
export const itemsNeeded = "is required if you aren't signed in";
