import type Stripe from 'stripe';
import { hasAmounts } from '@spindle/sdk/domain/shipping/last-quote';
import { businessDaysUntil, type Day } from '@spindle/sdk/domain/time/calendar';
import type { components } from '@spindle/sdk/schema';

type Quote = components['schemas']['ShippingQuote'];

/** Builds the payment page's shipping options from the quote's amounts and delivery dates. */
export const shippingOptions = (
  { options }: Quote,
  today: Day,
): Stripe.Checkout.SessionCreateParams.ShippingOption[] =>
  options.map(({ service, amount, carrier, deliverBy }) => ({
    shipping_rate_data: {
      type: 'fixed_amount',
      display_name: service,
      fixed_amount: { amount, currency: 'usd' },
      tax_behavior: 'exclusive',
      tax_code: 'txcd_92010001',
      metadata: { service: carrier ?? service },
      ...(deliverBy !== null && {
        delivery_estimate: {
          maximum: {
            unit: 'business_day',
            value: Math.max(businessDaysUntil(today, deliverBy), 1),
          },
        },
      }),
    },
  }));

/**
 * Returns true if a payment page charges the shipping amounts last shown to the customer, or if
 * none were shown since the page was created.
 */
export function chargesFor(
  { shipping_options: options = [] }: Stripe.Checkout.SessionCreateParams,
  displayed: Quote | null,
): boolean {
  if (displayed === null) return true;
  const amounts = options.flatMap(({ shipping_rate_data: rate }) =>
    rate?.fixed_amount === undefined
      ? []
      : [{ service: rate.display_name, amount: rate.fixed_amount.amount }],
  );
  return hasAmounts(displayed, amounts);
}
