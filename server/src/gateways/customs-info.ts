import type { CustomsItem } from '@spindle/sdk/domain/shipping/customs/customs-form';
import { formatDollars } from '@spindle/sdk/domain/money/dollars';

/** Builds the carrier gateway's customs form for sold items. */
export function customsInfo(
  { items, citation }: { items: readonly CustomsItem[]; citation: string },
  signer: string,
) {
  return {
    contents_type: 'merchandise',
    restriction_type: 'none',
    non_delivery_option: 'return',
    customs_certify: true,
    customs_signer: signer,
    eel_pfc: citation,
    customs_items: items.map(({ description, quantity, ounces, cents, hsCode, origin }) => ({
      description,
      quantity,
      weight: ounces,
      value: formatDollars(cents),
      currency: 'USD',
      hs_tariff_number: hsCode,
      origin_country: origin,
    })),
  };
}
