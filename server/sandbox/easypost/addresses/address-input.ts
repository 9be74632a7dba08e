import { z } from 'zod';
import type { AddressInput } from './address-record.ts';

const text = z.string().nullish();

export const addressFields = z.object({
  id: z.string().optional(),
  name: text,
  company: text,
  street1: text,
  street2: text,
  city: text,
  state: text,
  zip: text,
  country: text,
  phone: text,
  email: text,
});

/** An address as given, null where nothing was said; the country is the United States by default. */
export function toInput(fields: z.infer<typeof addressFields>): AddressInput {
  return {
    name: fields.name ?? null,
    company: fields.company ?? null,
    street1: fields.street1 ?? null,
    street2: fields.street2 ?? null,
    city: fields.city ?? null,
    state: fields.state ?? null,
    zip: fields.zip ?? null,
    country: fields.country || 'US',
    phone: fields.phone ?? null,
    email: fields.email ?? null,
  };
}
