import type { CheckoutRejection } from '../../checkout/present-start.ts';
import { rejection } from '../../rejection.ts';
import { customsItems, validateExportFiling, type SoldLine } from './customs-form.ts';
import { validateParcelCustomsData } from './validate-customs-data.ts';

interface ParcelAbroad {
  lines: readonly SoldLine[];
  /** Destination country. */
  to: string;
  /** The recipient's phone number. */
  phone: string | null;
  /** Number of the export filing. */
  itn: string | null;
}

/** Returns why a parcel can't be exported yet, as a message for staff, or null. */
export function validateExport({ lines, to, phone, itn }: ParcelAbroad): CheckoutRejection | null {
  const unfiled = validateExportFiling(customsItems(lines), { to, itn });
  const undeclared = validateParcelCustomsData(lines) ?? unfiled;
  if (undeclared !== null) return undeclared;
  return phone?.trim() ? null : phoneNeeded;
}

const phoneNeeded = rejection(
  'PHONE_NEEDED',
  "The carrier needs the recipient's phone number for international parcels. Ask the customer for a number, add it to the order, then try again.",
);
