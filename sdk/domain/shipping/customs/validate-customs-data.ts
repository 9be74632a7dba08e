import type { components } from '../../../src/schema.d.ts';
import { rejectionForItem, type CheckoutRejection } from '../../checkout/present-start.ts';
import { rejection } from '../../rejection.ts';
import { countryName } from '../country-name.ts';
import { customsDataOf, type CustomsData } from './customs-data.ts';
import { passesCustoms, zoneName, type CustomsPlace } from './customs-zone.ts';

/** A line to ship, with the item's current catalog data. */
export interface DeclaredLine {
  catalogId: string;
  catalogItemId: string;
  title: string;
  digital: boolean;
  attributes: readonly Pick<components['schemas']['Attribute'], 'attributeId' | 'type' | 'value'>[];
}

/**
 * Returns why items can't be sold to a destination, as a message for customers: one of them lacks
 * customs data. Returns null if the data is complete or the parcel doesn't go through customs.
 */
export function validateCustomsData(
  lines: readonly DeclaredLine[],
  { from, to }: { from: CustomsPlace; to: CustomsPlace },
): CheckoutRejection | null {
  const line = passesCustoms(from, to) ? undeclaredOf(lines) : undefined;
  if (line === undefined) return null;
  return rejectionForItem(
    rejection(
      'CUSTOMS_DATA_MISSING',
      `We can't ship ${line.title} to ${zoneName(to)} yet because its customs information is incomplete. Remove it from your cart, or choose ${elsewhere(from, to)}.`,
    ),
    line,
  );
}

/** Returns why missing customs data prevents an order's label, as a message for staff, or null. */
export function validateParcelCustomsData(
  lines: readonly DeclaredLine[],
): CheckoutRejection | null {
  const line = undeclaredOf(lines);
  if (line === undefined) return null;
  return rejectionForItem(
    rejection(
      'CUSTOMS_DATA_MISSING',
      `${line.title} is missing ${missing(customsDataOf(line.attributes))}, which customs requires. Complete the item's attributes, then try again.`,
    ),
    line,
  );
}

/**
 * Describes an alternative destination. Within the same country, `another address` is the best
 * description.
 */
const elsewhere = (from: CustomsPlace, to: CustomsPlace) =>
  from.country === null || from.country === to.country
    ? 'another address'
    : `an address in ${countryName(from.country).replace(/^(?=United )/, 'the ')}`;

function undeclaredOf<Line extends DeclaredLine>(lines: readonly Line[]): Line | undefined {
  return lines.find((line) => !line.digital && missing(customsDataOf(line.attributes)) !== null);
}

function missing({ hsCode, origin }: CustomsData): string | null {
  const names = [hsCode === null && 'its HS code', origin === null && 'its country of origin'];
  return names.filter(Boolean).join(' and ') || null;
}
