import { chooseRate } from '@spindle/sdk/domain/shipping/label-rates';
import { replyOf } from '@spindle/sdk/errors';
import { asJson } from '@spindle/sdk/client';
import type { components } from '@spindle/sdk/schema';
import { queryOptions } from '@tanstack/react-query';
import { formatCents } from '../ui/format.ts';
import { shop } from '../providers/shop.ts';

export type LabelRates = components['schemas']['LabelRates'];
export type LabelRate = LabelRates['rates'][number];

/** What the carrier asks for an order's parcel, asked anew each time somebody wants to know. */
export function labelRatesQuery(orderId: string) {
  return queryOptions({
    // Not the SDK's read: the call is POST.
    queryKey: ['label-rates', orderId],
    queryFn: ({ signal }) =>
      replyOf(shop.POST('/api/orderManager/rates', { body: { orderId }, ...asJson, signal })),
    gcTime: 0,
    retry: false,
    // Prices stay as they are while somebody reads them.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
}

/** The service the shop would take for what the customer chose. */
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
