import { z } from 'zod';
import type Stripe from 'stripe';
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
/** Numeric keys in a form look like a list. */
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
type AddressInput = z.infer<typeof address>;

export const shipping = z.object({
  name: z.string(),
  phone: z.string().exactOptional(),
  carrier: z.string().exactOptional(),
  tracking_number: z.string().exactOptional(),
  address,
});

/** Parses parameters with the schema. The first invalid one is reported in the provider's words. */
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

export type FormValue = string | FormValue[] | { [key: string]: FormValue };
export type Form = { [key: string]: FormValue };

/** Parses `a[b][0][c]=x`, the provider's format for nested parameters, to any depth. */
export function parseNestedForm(text: string): Form {
  const root = new Map<string, Branch>();
  for (const [name, value] of new URLSearchParams(text)) {
    const [first = '', ...rest] = name.split('[').map((part) => part.replace(/\]$/, ''));
    place(root, [first, ...rest], value);
  }
  return Object.fromEntries([...root].map(([key, branch]) => [key, toValue(branch)]));
}

type Branch = string | Map<string, Branch>;

function place(branch: Map<string, Branch>, path: string[], value: string): void {
  const [head = '', ...rest] = path;
  const key = head === '' ? String(branch.size) : head;
  if (rest.length === 0) {
    branch.set(key, value);
    return;
  }
  const known = branch.get(key);
  const next = known instanceof Map ? known : new Map<string, Branch>();
  branch.set(key, next);
  place(next, rest, value);
}

function toValue(branch: Branch): FormValue {
  if (typeof branch === 'string') return branch;
  const entries = [...branch].map(([key, value]) => [key, toValue(value)] as const);
  const isList = entries.length > 0 && entries.every(([key]) => /^\d+$/.test(key));
  return isList ? entries.map(([, value]) => value) : Object.fromEntries(entries);
}

/** Returns an address with every field, null if missing. */
export function fullAddress(input: AddressInput): Stripe.Address {
  const text = (value: string | undefined) => (value ? value : null);
  return {
    city: text(input.city),
    country: text(input.country),
    line1: text(input.line1),
    line2: text(input.line2),
    postal_code: text(input.postal_code),
    state: text(input.state),
  };
}

/** The same fields, where optional ones are never undefined. */
export type Defined<T> = { [K in keyof T]: Exclude<T[K], undefined> };

/** Removes undefined fields, so that they don't overwrite existing values. */
export function withoutUndefined<T extends object>(input: T): Defined<T> {
  return JSON.parse(JSON.stringify(input));
}

/** Removes keys that are set to an empty value. */
export function mergeMetadata(
  known: Record<string, string> | null,
  input: Record<string, string> | undefined,
): Record<string, string> {
  const merged = { ...known, ...input };
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== ''));
}

/** Returns the id of a reference that is an id or an expanded object. */
export function idOf(reference: string | { id: string } | null | undefined): string | null {
  return typeof reference === 'string' ? reference : (reference?.id ?? null);
}
