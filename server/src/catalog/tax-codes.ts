import type Stripe from 'stripe';
import type { components } from '@spindle/sdk/schema';
import { unavailable } from '@spindle/sdk/contract/failure';
import { providerSilent } from '@spindle/sdk/domain/catalog/publishing';

type TaxCode = components['schemas']['TaxCode'];

const RETENTION_MS = 3_600_000;
const PAGE = 100;
const saved = new WeakMap<Stripe, { until: number; codes: Promise<TaxCode[]> }>();

/**
 * Returns the provider's tax codes by name, cached for an hour. Tax codes change only a few times a
 * year.
 */
export async function taxCodes(stripe: Stripe, now: Date): Promise<TaxCode[]> {
  const known = saved.get(stripe);
  if (known !== undefined && known.until > now.getTime()) return known.codes;
  const codes = fetchAll(stripe);
  saved.set(stripe, { until: now.getTime() + RETENTION_MS, codes });
  try {
    return await codes;
  } catch (error) {
    saved.delete(stripe);
    throw unavailable(providerSilent, error);
  }
}

async function fetchAll(stripe: Stripe): Promise<TaxCode[]> {
  const codes: TaxCode[] = [];
  for await (const { id, name } of stripe.taxCodes.list({ limit: PAGE })) codes.push({ id, name });
  return codes.toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
}
