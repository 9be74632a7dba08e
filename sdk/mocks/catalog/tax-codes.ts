import { taxCodes as drafts } from '../../demo/tax-codes.ts';
import type { components } from '../../src/schema.d.ts';

/** By name, as the shop lists them. */
export const taxCodes: components['schemas']['TaxCode'][] = drafts
  .map(([id, name]) => ({ id, name }))
  .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
