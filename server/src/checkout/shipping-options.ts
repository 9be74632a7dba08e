import type Stripe from 'stripe';
import { hasAmounts } from '@spindle/sdk/domain/shipping/last-quote';
import { workingDaysUntil, type Day } from '@spindle/sdk/domain/time/calendar';
import type { components } from '@spindle/sdk/schema';

type Quote = components['schemas']['ShippingQuote'];

/** What the payment page lets the customer choose from: the amounts and days they were told. */
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
            value: Math.max(workingDaysUntil(today, deliverBy), 1),
          },
        },
      }),
    },
  }));

/** Whether a payment page asks for shipping what the customer was told since; null: nothing. */
export function chargesFor(
  { shipping_options: options = [] }: Stripe.Checkout.SessionCreateParams,
  shown: Quote | null,
): boolean {
  if (shown === null) return true;
  const amounts = options.flatMap(({ shipping_rate_data: rate }) =>
    rate?.fixed_amount === undefined
      ? []
      : [{ service: rate.display_name, amount: rate.fixed_amount.amount }],
  );
  return hasAmounts(shown, amounts);
}
