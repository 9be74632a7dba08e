import type { components } from '../../../src/schema.d.ts';
import { blaming, type CheckoutRejection } from '../../checkout/present-start.ts';
import { rejection } from '../../rejection.ts';
import { countryName } from '../country-name.ts';
import { customsDataOf, type CustomsData } from './customs-data.ts';
import { passesCustoms, zoneName, type CustomsPlace } from './customs-zone.ts';

/** What is to be sent, as the catalogue has it now. */
export interface DeclaredLine {
  catalogId: string;
  catalogItemId: string;
  title: string;
  digital: boolean;
  attributes: readonly Pick<components['schemas']['Attribute'], 'attributeId' | 'type' | 'value'>[];
}

/**
 * Why things cannot be sold to a place, in words for the customer: customs there ask of one of
 * them what the shop does not know. Null where all is known, or no customs are passed.
 */
export function validateCustomsData(
  lines: readonly DeclaredLine[],
  { from, to }: { from: CustomsPlace; to: CustomsPlace },
): CheckoutRejection | null {
  const line = passesCustoms(from, to) ? undeclaredOf(lines) : undefined;
  if (line === undefined) return null;
  return blaming(
    rejection(
      'CUSTOMS_DATA_MISSING',
      `We can't ship ${line.title} to ${zoneName(to)} yet because its customs information is incomplete. Remove it from your cart, or choose ${elsewhere(from, to)}.`,
    ),
    line,
  );
}

/** Why an order sold to somewhere abroad gets no label, in words for staff; null where it may. */
export function validateParcelCustomsData(
  lines: readonly DeclaredLine[],
): CheckoutRejection | null {
  const line = undeclaredOf(lines);
  if (line === undefined) return null;
  return blaming(
    rejection(
      'CUSTOMS_DATA_MISSING',
      `${line.title} is missing ${lacking(customsDataOf(line.attributes))}, required for customs. Add it to the item’s attributes, then try again.`,
    ),
    line,
  );
}

/** In a sentence; a place of the same country that passes customs has no better name. */
const elsewhere = (from: CustomsPlace, to: CustomsPlace) =>
  from.country === null || from.country === to.country
    ? 'another address'
    : `an address in ${countryName(from.country).replace(/^(?=United )/, 'the ')}`;

function undeclaredOf<Line extends DeclaredLine>(lines: readonly Line[]): Line | undefined {
  return lines.find((line) => !line.digital && lacking(customsDataOf(line.attributes)) !== null);
}

function lacking({ hsCode, origin }: CustomsData): string | null {
  const names = [hsCode === null && 'its HS code', origin === null && 'its country of origin'];
  return names.filter(Boolean).join(' and ') || null;
}
