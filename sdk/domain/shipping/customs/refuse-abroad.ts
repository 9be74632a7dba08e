import type { CheckoutRefusal } from '../../checkout/present-start.ts';
import { refusal } from '../../refusal.ts';
import { customsItems, refuseUnfiled, type SoldLine } from './customs-form.ts';
import { refuseUndeclaredParcel } from './refuse-customs-data.ts';

interface ParcelAbroad {
  lines: readonly SoldLine[];
  /** The country it goes to. */
  to: string;
  /** Where its recipient can be called. */
  phone: string | null;
  /** The number of its export filing. */
  itn: string | null;
}

/** Why a parcel may not cross the border yet, in words for staff; null where it may. */
export function refuseAbroad({ lines, to, phone, itn }: ParcelAbroad): CheckoutRefusal | null {
  const unfiled = refuseUnfiled(customsItems(lines), { to, itn });
  const undeclared = refuseUndeclaredParcel(lines) ?? unfiled;
  if (undeclared !== null) return undeclared;
  return phone?.trim() ? null : phoneNeeded;
}

const phoneNeeded = refusal(
  'PHONE_NEEDED',
  'Abroad the carrier needs a telephone number of whoever receives the parcel. Ask the customer, enter it with the order, then try again.',
);
