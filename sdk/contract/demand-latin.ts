import { isLatin, nameNotLatin, notLatin } from '../domain/checkout/latin-script.ts';
import { unfitFields } from './field-errors.ts';

type Printed = Parameters<typeof notLatin>[0];

/**
 * Demands an address that the carrier can print.
 * @param accountName printed when the address names nobody; left out where it is only kept
 * @throws Failure 400 naming the fields that are not in Latin letters
 */
export function demandLatin(address: Printed, accountName = ''): void {
  const unnamed = !address.name && !isLatin(accountName);
  const errors = [...notLatin(address), ...(unnamed ? [nameNotLatin] : [])];
  if (errors.length > 0) throw unfitFields(errors);
}
