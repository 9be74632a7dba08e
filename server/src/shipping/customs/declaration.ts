import {
  passesCustoms,
  type CustomsPlace,
} from '@spindle/sdk/domain/shipping/customs/customs-zone';
import {
  customsItems,
  exportCitation,
  type CustomsItem,
  type SoldLine,
} from '@spindle/sdk/domain/shipping/customs/customs-form';
import { validateExport } from '@spindle/sdk/domain/shipping/customs/validate-export';
import { shippingOf } from '@spindle/sdk/domain/shipping/shipping-of';
import type { CheckoutRejection } from '@spindle/sdk/domain/checkout/present-start';
import type { Services } from '../../services.ts';
import type { Parcel } from '../read-parcel.ts';

/** Contents of a parcel's customs declaration. */
export interface Declaration {
  items: CustomsItem[];
  /** Legal basis of the export: an exemption or a filing number. */
  citation: string;
}

type DeclaredParcel = Pick<Parcel, 'shipping' | 'lines' | 'itn'>;

/** Returns the parcel's customs declaration, or null if it needs none. */
export function declarationOf(
  services: Pick<Services, 'config'>,
  parcel: DeclaredParcel,
): Declaration | null {
  if (!goesAbroad(services, parcel)) return null;
  const citation = exportCitation({ to: countryOf(parcel), itn: parcel.itn });
  return { items: customsItems(soldLines(parcel)), citation };
}

/** Returns the reason why a parcel can't pass customs yet, or null. */
export function validateDeclaration(
  services: Pick<Services, 'config'>,
  parcel: DeclaredParcel,
): CheckoutRejection | null {
  if (!goesAbroad(services, parcel)) return null;
  const phone = parcel.shipping?.phone ?? null;
  return validateExport({
    lines: soldLines(parcel),
    to: countryOf(parcel),
    itn: parcel.itn,
    phone,
  });
}

/** Destination country. Empty if unknown. */
export const countryOf = ({ shipping }: Pick<Parcel, 'shipping'>) =>
  shipping?.address.country ?? '';

export function goesAbroad(
  { config }: Pick<Services, 'config'>,
  parcel: Pick<Parcel, 'shipping'>,
): boolean {
  const to = addressOf(parcel);
  return to !== null && passesCustoms(config.business.warehouse, to);
}

/** Returns the destination, or null if its country is unknown. */
function addressOf({ shipping }: Pick<Parcel, 'shipping'>): CustomsPlace | null {
  const { country, state, postal_code: zip } = shipping?.address ?? {};
  return country ? { country, state: state ?? null, zip: zip ?? null } : null;
}

export function soldLines({ lines }: Pick<Parcel, 'lines'>): SoldLine[] {
  return lines.map(({ itemId: catalogItemId, attributes, ...line }) => ({
    ...line,
    catalogItemId,
    attributes,
    digital: false,
    ounces: shippingOf({ digital: false, attributes }).ounces,
  }));
}
