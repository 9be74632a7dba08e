import { isLatin, nameNotLatin, notLatin } from '../domain/checkout/latin-script.ts';
import { invalidFields } from './field-errors.ts';

type PrintedAddress = Parameters<typeof notLatin>[0];

/**
 * Requires an address that the carrier can print.
 * @param accountName printed if the address has no name. Omitted if the address is only stored.
 * @throws Failure 400 naming the fields that aren't in Latin letters
 */
export function requireLatin(address: PrintedAddress, accountName = ''): void {
  const unnamed = !address.name && !isLatin(accountName);
  const errors = [...notLatin(address), ...(unnamed ? [nameNotLatin] : [])];
  if (errors.length > 0) throw invalidFields(errors);
}
