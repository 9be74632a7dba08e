import { z } from 'zod';
import type { Address } from './queries.ts';
import type { Place } from './place.ts';

/** The value of the option for no country. */
export const NO_COUNTRY = '0';

const optional = z.string().trim();

export const addressSchema = z.object({
  name: optional,
  company: optional,
  address: z.string().trim().min(1, 'Address is required'),
  address2: optional,
  city: z.string().trim().min(1, 'City is required'),
  state: z.string().trim().min(1, 'State is required'),
  zip: z.string().trim().min(1, 'ZIP is required'),
  country: z.string().refine((code) => code !== '' && code !== NO_COUNTRY, 'Country is required'),
  phone: optional,
});

/** The form's values. Fields left blank are empty strings. */
export type AddressDraft = z.infer<typeof addressSchema>;

const BLANK: AddressDraft = {
  name: '',
  company: '',
  address: '',
  address2: '',
  city: '',
  state: '',
  zip: '',
  country: 'US',
  phone: '',
};

/**
 * Returns the initial values of the form.
 * @param place where the customer asked for a shipping quote; the address takes precedence
 */
export const draftOf = (address: Address | null, place: Place | null = null): AddressDraft => ({
  ...BLANK,
  ...place,
  ...address,
});

export function isAddressField(path: string): path is keyof AddressDraft {
  return Object.hasOwn(BLANK, path);
}
