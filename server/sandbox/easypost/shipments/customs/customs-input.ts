import { z } from 'zod';
import { newHexId } from '../../../ids.ts';
import type { CustomsInfoRecord } from './customs-record.ts';

const text = z.string().nullish();
const item = z.object({
  description: text,
  hs_tariff_number: text,
  origin_country: text,
  quantity: z.coerce.number().optional(),
  value: z.coerce.number().optional(),
  weight: z.coerce.number().optional(),
  code: text,
  currency: text,
});

/** A customs form as entered. Errors use the carrier's wording. */
export const customsFields = z.object({
  contents_type: text,
  contents_explanation: text,
  customs_certify: z.boolean().optional(),
  customs_signer: text,
  eel_pfc: text,
  non_delivery_option: z.enum(['return', 'abandon']).default('return'),
  restriction_type: z
    .enum(['none', 'other', 'quarantine', 'sanitary_phytosanitary_inspection'])
    .default('none'),
  restriction_comments: text,
  customs_items: z.array(item).optional(),
});

export type CustomsInput = z.infer<typeof customsFields>;

/** Creates the record of a valid customs form. */
export function customsRecord(input: CustomsInput, now: string): CustomsInfoRecord {
  const common = { created_at: now, updated_at: now, mode: 'test' } as const;
  return {
    id: newHexId('cstinfo'),
    object: 'CustomsInfo',
    ...common,
    contents_explanation: input.contents_explanation ?? null,
    contents_type: input.contents_type ?? '',
    customs_certify: input.customs_certify ?? false,
    customs_signer: input.customs_signer ?? null,
    eel_pfc: input.eel_pfc ?? null,
    non_delivery_option: input.non_delivery_option,
    restriction_comments: input.restriction_comments ?? null,
    restriction_type: input.restriction_type,
    declaration: null,
    customs_items: (input.customs_items ?? []).map((one) => ({
      id: newHexId('cstitem'),
      object: 'CustomsItem',
      ...common,
      description: one.description ?? '',
      hs_tariff_number: one.hs_tariff_number ?? '',
      origin_country: one.origin_country ?? '',
      quantity: one.quantity ?? 0,
      value: (one.value ?? 0).toFixed(2),
      weight: one.weight ?? 0,
      code: one.code ?? null,
      manufacturer: null,
      currency: one.currency ?? null,
      eccn: null,
      printed_commodity_identifier: null,
    })),
  };
}
