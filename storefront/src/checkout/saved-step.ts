import { streetAddressOf } from '@spindle/sdk/domain/checkout/street-address';
import { z } from 'zod';
import { addressSchema, draftOf } from '../addresses/address-schema.ts';
import type { Confirmation } from './use-address-steps.ts';

const KEY = 'address-step';

const addressIn = z
  .preprocess(
    (value) => (typeof value === 'object' ? { ...draftOf(null), ...value } : value),
    addressSchema,
  )
  .transform((draft) => streetAddressOf(draft));

const stepSchema = z.object({
  /** The email of the user who typed the address, so that nobody else in this tab sees it. */
  by: z.string(),
  at: z.literal('confirm'),
  address: addressIn,
  typed: addressIn.nullable(),
  suggested: addressIn.nullable(),
  asTyped: z.boolean(),
  isNew: z.boolean(),
  note: z.string().nullable(),
});

/** Returns the address that the user was asked to confirm before the page was reloaded, or null. */
export function readStep(who: string): Confirmation | null {
  const saved = stepSchema.safeParse(stored());
  if (!saved.success || saved.data.by !== who) return null;
  const { by: _, ...step } = saved.data;
  return step;
}

export function saveStep(who: string, step: Confirmation): void {
  sessionStorage.setItem(KEY, JSON.stringify({ by: who, ...step }));
}

export function clearSavedStep(): void {
  sessionStorage.removeItem(KEY);
}

function stored(): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
  } catch {
    return null;
  }
}
