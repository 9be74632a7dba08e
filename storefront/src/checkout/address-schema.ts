import { z } from 'zod';

/** The value of the option that stands for no country. */
export const NO_COUNTRY = '0';

export const addressSchema = z.object({
  address: z.string().trim().min(1, 'Address is required'),
  city: z.string().trim().min(1, 'City is required'),
  state: z.string().trim().min(1, 'State is required'),
  zip: z.string().trim().min(1, 'ZIP is required'),
  country: z.string().refine((code) => code !== '' && code !== NO_COUNTRY, 'Country is required'),
});
