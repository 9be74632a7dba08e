import { chooseRate } from '@spindle/sdk/domain/shipping/label-rates';
import { replyOf } from '@spindle/sdk/errors';
import { asJson } from '@spindle/sdk/client';
import type { components } from '@spindle/sdk/schema';
import { queryOptions } from '@tanstack/react-query';
import { formatCents } from '../ui/format.ts';
import { shop } from '../providers/shop.ts';

export type LabelRates = components['schemas']['LabelRates'];
export type LabelRate = LabelRates['rates'][number];

/** Loads the carrier's rates for an order's parcel each time the dialog opens. */
export function labelRatesQuery(orderId: string) {
  return queryOptions({
    // Doesn't use the SDK's reads, because this call is a POST.
    queryKey: ['label-rates', orderId],
    queryFn: ({ signal }) =>
      replyOf(shop.POST('/api/orderManager/rates', { body: { orderId }, ...asJson, signal })),
    gcTime: 0,
    retry: false,
    // Prices don't change while the user reads them.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
}

/** Returns the rate that the shop would choose for the customer's preference. */
export function preferredRate(
  rates: readonly LabelRate[],
  preference: string | null,
): LabelRate | undefined {
  const priced = rates.map((rate) => ({ rate, cents: rate.amount, days: rate.days }));
  return chooseRate(priced, preference)?.rate;
}

/** `USPS Priority for $8.25` */
export function offerText({ service, amount }: LabelRate): string {
  return `${service} for ${formatCents(amount)}`;
}
