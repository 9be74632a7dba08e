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

/**
 * Returns an address as entered, with null for missing fields. The country defaults to the United
 * States.
 */
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
