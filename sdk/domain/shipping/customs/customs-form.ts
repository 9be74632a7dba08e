import { formatMoney } from '../../money/dollars.ts';
import { rejection, type Rejection } from '../../rejection.ts';
import { customsDataOf, digitsOf } from './customs-data.ts';
import type { DeclaredLine } from './validate-customs-data.ts';

/** A line of an order that goes through customs. */
export interface SoldLine extends DeclaredLine {
  quantity: number;
  /** Weight of one unit. */
  ounces: number;
  /** Amount paid for all units, including tax. */
  grossCents: number;
  taxCents: number;
}

/** A line of the carrier's customs form, with the weight and value of all its units. */
export interface CustomsItem {
  description: string;
  quantity: number;
  ounces: number;
  /** Amount paid without tax. At least one cent, because customs doesn't accept a value of zero. */
  cents: number;
  hsCode: string | null;
  origin: string | null;
}

/** Maximum value, in cents, of goods with the same code that need no export filing. */
const UNFILED_CENTS = 250_000;
const UNFILED = 'NOEEI 30.37(a)';
/** Exports to Canada never need a filing. */
const UNFILED_TO_CANADA = 'NOEEI 30.36';

const needsNoFiling = (country: string) => country.toUpperCase() === 'CA';

interface Export {
  /** Destination country. */
  to: string;
  /** Number of the export filing. */
  itn: string | null;
}

/** Returns the customs declaration of a parcel, line by line. */
export function customsItems(lines: readonly SoldLine[]): CustomsItem[] {
  return lines
    .filter(({ digital }) => !digital)
    .map(({ title, quantity, ounces, grossCents, taxCents, attributes }) => ({
      description: title,
      quantity,
      ounces: Math.round(ounces * quantity * 1000) / 1000,
      cents: Math.max(grossCents - taxCents, 1),
      ...customsDataOf(attributes),
    }));
}

/** Returns the legal basis of an export: the number of its filing, or the exemption. */
export function exportCitation({ to, itn }: Export): string {
  if (itn !== null) return `AES ${itn}`;
  return needsNoFiling(to) ? UNFILED_TO_CANADA : UNFILED;
}

/**
 * Returns why a parcel has to wait for its export filing number (ITN), or null if the number isn't
 * needed or is known.
 */
export function validateExportFiling(
  items: readonly CustomsItem[],
  { to, itn }: Export,
): Rejection | null {
  const code = itn === null && !needsNoFiling(to) ? mostValuableCode(items) : null;
  if (code === null || code.cents <= UNFILED_CENTS) return null;
  return rejection(
    'ITN_NEEDED',
    `Items with HS code ${code.hsCode} are worth ${formatMoney(code.cents)}. Above ${formatMoney(UNFILED_CENTS)}, an export filing is required. Enter the filing's ITN on the order, then try again.`,
  );
}

function mostValuableCode(items: readonly CustomsItem[]): { hsCode: string; cents: number } | null {
  const sums = new Map<string, { hsCode: string; cents: number }>();
  for (const { hsCode, cents } of items) {
    if (hsCode === null) continue;
    const known = sums.get(digitsOf(hsCode)) ?? { hsCode, cents: 0 };
    sums.set(digitsOf(hsCode), { ...known, cents: known.cents + cents });
  }
  return [...sums.values()].toSorted((a, b) => b.cents - a.cents)[0] ?? null;
}
