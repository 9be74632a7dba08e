import { validatePrice } from '@spindle/sdk/domain/catalog/items';
import { MAX_UNITS, tooManyUnits } from '@spindle/sdk/domain/inventory/max-units';
import { regex, required } from 'react-admin';

/** The shop's own rules, checked before anything is sent. */
export const price = [
  required('Price is required.'),
  regex(/^\s*\d{1,7}(\.\d{1,2})?\s*$/, 'Enter an amount in dollars. Example: 129.95'),
  (value: unknown) => validatePrice(Math.round(Number(value) * 100))?.reason,
];

export const inventory = [
  required('Inventory is required.'),
  regex(/^\s*\d+\s*$/, 'Enter a whole number, 0 or more.'),
  (value: unknown) => (Number(value) > MAX_UNITS ? tooManyUnits : undefined),
];

export const taxCode = required('Tax Code is required.');
