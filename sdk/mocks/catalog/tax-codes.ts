import drafts from '../../demo/tax-codes.json' with { type: 'json' };
import type { components } from '../../src/schema.d.ts';

/** By name, as the shop lists them. */
export const taxCodes: components['schemas']['TaxCode'][] = drafts
  .map(({ id, name }) => ({ id, name }))
  .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
