import { z } from 'zod';
import { StripeFailure } from './failure.ts';

export const integer = z
  .string()
  .regex(/^-?\d+$/, 'Invalid integer')
  .transform(Number);
export const boolean = z.enum(['true', 'false']).transform((value) => value === 'true');

const MAX_KEYS = 50;
const metadataEntries = z
  .record(z.string().max(40), z.string().max(500))
  .refine((entries) => Object.keys(entries).length <= MAX_KEYS, 'Too many metadata keys');
/** Keys that are all numbers read like a list in a form. */
export const metadata = z.preprocess(
  (value) =>
    Array.isArray(value) ? Object.fromEntries(value.entries()) : value === '' ? {} : value,
  metadataEntries,
);

export const address = z.object({
  line1: z.string().optional(),
  line2: z.string().optional(),
  city: z.string().optional(),
  state: z.string().optional(),
  postal_code: z.string().optional(),
  country: z.string().optional(),
});
export type AddressInput = z.infer<typeof address>;

export const shipping = z.object({
  name: z.string(),
  phone: z.string().exactOptional(),
  carrier: z.string().exactOptional(),
  tracking_number: z.string().exactOptional(),
  address,
});

/** Parameters as the schema has them; the first that does not fit is named in the provider's words. */
export function parseParams<S extends z.ZodType>(schema: S, form: unknown): z.output<S> {
  const result = schema.safeParse(form);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const [head, ...rest] = issue?.path.map(String) ?? [];
  const param = `${head ?? ''}${rest.map((part) => `[${part}]`).join('')}`;
  const missing = issue?.code === 'invalid_type' && issue.message.endsWith('received undefined');
  const details = missing
    ? { code: 'parameter_missing', message: `Missing required param: ${param}.` }
    : { code: 'parameter_invalid', message: `Invalid ${param}: ${issue?.message ?? 'invalid'}` };
  throw new StripeFailure(400, { type: 'invalid_request_error', param, ...details }, false);
}
