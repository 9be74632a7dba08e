import { readNumber } from './read-number.ts';
import { findUnit, type Unit } from './units.ts';

/** A quantity, or a range from `number` to `max`. The unit of a plain number is ''. */
export interface Quantity {
  number: number;
  /** Always greater than `number`. */
  max?: number;
  unit: string;
}

/** Longer texts are treated as prose, even if they start with a number. */
const LONGEST = 80;
/** Numbers outside these limits aren't plausible measurements of a part. */
const EPSILON = 1e-12;
const LARGEST = 1e15;

/**
 * Parses a quantity into its dimension's base unit with six significant digits, so that equal
 * quantities are equal in any notation: `2200 W`, `2.2kW`, `2,200 W`; `1/4"` and `6.35 mm`; `6 000
 * – 24 000 rpm`, `1.5..3 kW`. Returns undefined for other text.
 */
export function parseQuantity(text: string): Quantity | undefined {
  const typed = readQuantity(text);
  return typed && inBase(typed);
}

/** Parses a quantity and keeps the unit it was typed in. */
export function readQuantity(text: string): Quantity | undefined {
  const input = text.trim();
  if (input.length > LONGEST) return undefined;
  const trimmed = input
    .replaceAll(/[¼½¾⅛⅜⅝⅞]/g, (sign, at: number) => (at > 0 ? ' ' : '') + fractions[sign])
    .replace(/^[±≤≥~≈⌀Øø]\s*/, '');
  const first = readNumber(trimmed, 0);
  if (first === undefined) return undefined;
  const rest = trimmed.slice(first.end);
  const unit = rest.trim() === '' ? '' : findUnit(rest)?.symbol;
  if (unit !== undefined) return sensible({ number: first.number, unit });
  return range(first.number, rest, { isThread: trimmed.includes('/') });
}

const fractions: Readonly<Record<string, string>> = {
  '¼': '1/4',
  '½': '1/2',
  '¾': '3/4',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
};

/**
 * Parses what follows the lower end of a range: an optional unit, a dash or dots, the upper end,
 * and its unit.
 */
function range(
  low: number,
  rest: string,
  { isThread }: { isThread: boolean },
): Quantity | undefined {
  const dash = /(?:–|—|…|\.{2,3}|-|\bto\b)\s{0,2}(?=[\d.+\-−])/.exec(rest);
  if (dash === null) return undefined;
  const high = readNumber(rest, dash.index + dash[0].length);
  if (high === undefined) return undefined;
  const [before, behind] = [rest.slice(0, dash.index).trim(), rest.slice(high.end).trim()];
  if (behind === '') {
    // `1/4-20` is a thread, not a range.
    return before === '' && !isThread ? ordered(low, high.number, '') : undefined;
  }
  const unit = findUnit(behind);
  const lowUnit = before === '' ? unit : findUnit(before);
  if (unit === undefined || lowUnit === undefined || lowUnit.base !== unit.base) return undefined;
  const start = lowUnit === unit ? low : fromBase(toBase(low, lowUnit), unit);
  return ordered(start, high.number, unit.symbol);
}

function ordered(number: number, max: number, unit: string): Quantity | undefined {
  return rounded(number) < rounded(max) ? sensible({ number, max, unit }) : undefined;
}

function sensible(quantity: Quantity): Quantity | undefined {
  const { number, max = number } = inBase(quantity);
  return [number, max].every(isSensible) ? quantity : undefined;
}

function isSensible(number: number): boolean {
  const size = Math.abs(number);
  return size === 0 || (size >= EPSILON && size <= LARGEST);
}

function inBase(quantity: Quantity): Quantity {
  const unit = findUnit(quantity.unit);
  return unit === undefined
    ? converted(quantity, '', (number) => number)
    : converted(quantity, unit.base, (number) => toBase(number, unit));
}

/**
 * Converts a quantity to another unit. Returns it unchanged if the units have different dimensions.
 */
export function quantityIn(quantity: Quantity, symbol: string): Quantity {
  const [from, to] = [findUnit(quantity.unit), findUnit(symbol)];
  if (from === undefined || from.base !== to?.base) return converted(quantity, quantity.unit);
  return converted(quantity, to.symbol, (number) => fromBase(toBase(number, from), to));
}

function converted(
  { number, max = number }: Quantity,
  unit: string,
  convert = (input: number) => input,
): Quantity {
  const [from, to] = [rounded(convert(number)), rounded(convert(max))];
  return from === to ? { number: from, unit } : { number: from, max: to, unit };
}

/** Treats a rounding error as zero when number and offset cancel each other out, as at 32 °F. */
function toBase(number: number, { slope, offset }: Unit): number {
  const sum = number * slope + offset;
  return Math.abs(sum) < Math.abs(offset) * 1e-12 ? 0 : sum;
}
const fromBase = (number: number, { slope, offset }: Unit) => (number - offset) / slope;

/**
 * Rounds to six significant digits. Rounds to twelve first, so that a floating-point error can't
 * decide the direction of a half.
 */
function rounded(number: number): number {
  return Number(Number(number.toPrecision(12)).toPrecision(6)) + 0;
}

const figures = new Intl.NumberFormat('en-US', { maximumSignificantDigits: 6 });

/** Formats a quantity for display: `2.2 kW`, `6,000 – 24,000 rpm`. */
export function formatQuantity({ number, max, unit }: Quantity): string {
  const ends = max === undefined ? [number] : [number, max];
  const amount = ends.map((end) => figures.format(end)).join(' – ');
  return unit === '' ? amount : `${amount}\u00a0${unit}`;
}
