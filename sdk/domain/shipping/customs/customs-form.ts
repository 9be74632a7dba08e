import { formatMoney } from '../../money/dollars.ts';
import { rejection, type Rejection } from '../../rejection.ts';
import { customsDataOf, digitsOf } from './customs-data.ts';
import type { DeclaredLine } from './validate-customs-data.ts';

/** A line of an order that passes customs. */
export interface SoldLine extends DeclaredLine {
  quantity: number;
  /** What one of them weighs. */
  ounces: number;
  /** What was paid for all of them, tax included. */
  grossCents: number;
  taxCents: number;
}

/** What a carrier's form says of a line: weight and value of all its units. */
export interface CustomsItem {
  description: string;
  quantity: number;
  ounces: number;
  /** What was paid without tax, and never nothing: no customs believe that. */
  cents: number;
  hsCode: string | null;
  origin: string | null;
}

/** Goods of one code up to this leave the country without an export filing; in cents. */
const UNFILED_CENTS = 250_000;
const UNFILED = 'NOEEI 30.37(a)';
/** To Canada, whatever they are worth. */
const UNFILED_TO_CANADA = 'NOEEI 30.36';

const needsNoFiling = (country: string) => country.toUpperCase() === 'CA';

interface Export {
  /** The country it goes to. */
  to: string;
  /** The number of its export filing. */
  itn: string | null;
}

/** What customs are told of what lies in a parcel, line by line. */
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

/** By which right the goods leave the country: the number of their export filing, or why none was made. */
export function exportCitation({ to, itn }: Export): string {
  if (itn !== null) return `AES ${itn}`;
  return needsNoFiling(to) ? UNFILED_TO_CANADA : UNFILED;
}

/**
 * Why a parcel has to wait for the number of its export filing (ITN); null where it needs none, or
 * has it.
 */
export function validateExportFiling(
  items: readonly CustomsItem[],
  { to, itn }: Export,
): Rejection | null {
  const code = itn === null && !needsNoFiling(to) ? dearestCode(items) : null;
  if (code === null || code.cents <= UNFILED_CENTS) return null;
  return rejection(
    'ITN_NEEDED',
    `Items with HS code ${code.hsCode} are worth ${formatMoney(code.cents)}. Above ${formatMoney(UNFILED_CENTS)}, an export filing is required. Enter its ITN on the order, then try again.`,
  );
}

function dearestCode(items: readonly CustomsItem[]): { hsCode: string; cents: number } | null {
  const sums = new Map<string, { hsCode: string; cents: number }>();
  for (const { hsCode, cents } of items) {
    if (hsCode === null) continue;
    const known = sums.get(digitsOf(hsCode)) ?? { hsCode, cents: 0 };
    sums.set(digitsOf(hsCode), { ...known, cents: known.cents + cents });
  }
  return [...sums.values()].toSorted((a, b) => b.cents - a.cents)[0] ?? null;
}
