import { ouncesIn } from '../shipping/item-weight.ts';
import type { Separator } from './read-table.ts';

/** A cell's value, or what is wrong with it and what is allowed. */
export type Cell<Value> = { value: Value } | { message: string };

const PRICE = 'Enter a price such as 80.00.';
const AMBIGUOUS = 'This number has two meanings. Enter it without thousands separators.';
const COUNT = 'Enter a whole number from 0 to 1,000,000.';
const WEIGHT = 'Enter a weight such as 1.5 kg, 24 oz, 350 g or 2 lb.';
const TIME = 'Enter a date such as 2030-11-29, with or without a time.';
const MAX_UNITS = 1_000_000;
/** In cents, the most that a price can be. */
const MAX_CENTS = 999_999_999;

const value = <Value>(read: Value) => ({ value: read });

/** `1.299,50 €` → `1299.5`. Returns null if the text isn't a number. */
function numberIn(text: string, separator: Separator): Cell<number> | null {
  const bare = text.replaceAll(/[\s\u00a0\u202f'’]/g, '');
  const grouped = /^(\d{1,3}(?:([.,])\d{3})+)(?:([.,])(\d+))?$/.exec(bare);
  if (!grouped) {
    return /^\d+([.,]\d+)?$/.test(bare) ? value(Number(bare.replace(',', '.'))) : null;
  }
  const [, whole = '', group, decimal, fraction = ''] = grouped;
  if (decimal !== undefined && decimal === group) return null;
  const isOnlyGroup = decimal === undefined && whole.split(/[.,]/).length === 2;
  const startsWithZero = whole.startsWith('0');
  if (isOnlyGroup && !startsWithZero && (group === '.' || separator !== ',')) {
    return { message: AMBIGUOUS };
  }
  if (isOnlyGroup && startsWithZero) return value(Number(whole.replace(',', '.')));
  return value(Number(`${whole.replaceAll(/[.,]/g, '')}.${fraction || '0'}`));
}

/** Reads a price in cents. */
export function readMoney(text: string, separator: Separator): Cell<number> {
  const bare = text.replaceAll(/[$€£]|USD|EUR/g, '').trim();
  // Some shops write four decimals, of which the last two are zero.
  const read = numberIn(bare.replace(/^(\d+[.,]\d{2})0{2,}$/, '$1'), separator);
  if (read === null) return { message: PRICE };
  if ('message' in read) return read;
  const cents = Math.round(read.value * 100);
  const isWhole = Math.abs(cents - read.value * 100) < 1e-6;
  return isWhole && cents <= MAX_CENTS ? value(cents) : { message: PRICE };
}

/** Reads units in stock. Units that a shop owes count as none. */
export function readCount(text: string): Cell<number> {
  const match = /^(-?\d{1,9})(?:[.,]0+)?$/.exec(text.replaceAll(/\s/g, ''));
  const units = Math.max(0, Number(match?.[1]));
  return match && units <= MAX_UNITS ? value(units) : { message: COUNT };
}

const yes: ReadonlySet<string> = new Set(['yes', 'true', '1', 'active', 'y']);
const no: ReadonlySet<string> = new Set(['no', 'false', '0', '-1', 'draft', 'archived', 'n']);

export function readFlag(text: string): Cell<boolean> {
  const word = text.toLowerCase();
  if (yes.has(word)) return value(true);
  return no.has(word) ? value(false) : { message: 'Enter yes or no (also true, false, 1 or 0).' };
}

/**
 * Reads a weight in ounces, as a `WEIGHT` attribute has it. Null if there is none.
 * @param unit the unit of a number that has none
 */
export function readWeight(text: string, unit: string, separator: Separator): Cell<string | null> {
  const match = /^([\d.,'\s]*\d)\s*([a-z.]*)$/i.exec(text.trim());
  const read = match && numberIn(match[1] ?? '', separator);
  // A weight in kilograms often has three decimals, so a point is never a thousands separator here.
  const isDecimal = /^\d+\.\d+$/.test(match?.[1] ?? '');
  const number = isDecimal ? Number(match?.[1]) : read && 'value' in read ? read.value : null;
  if (read && 'message' in read && !isDecimal) return read;
  if (number === null) return { message: WEIGHT };
  if (number === 0) return value(null);
  const ounces = ouncesIn(`${number} ${match?.[2] || unit}`);
  if (ounces === null || ounces >= 1_000_000) return { message: WEIGHT };
  return value(String(ounces));
}

/** Reads a time in UTC, in ISO 8601. */
export function readTime(text: string): Cell<string> {
  const match = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2})(:\d{2})?)?(?:\.\d+)?(?:Z| UTC)?$/.exec(
    text,
  );
  const at = new Date(`${match?.[1]}T${match?.[2] ?? '00:00'}${match?.[3] ?? ':00'}Z`);
  const isTime = match !== null && !Number.isNaN(at.getTime());
  return isTime && at.toISOString().startsWith(match[1] ?? '') && at.getUTCFullYear() >= 2000
    ? value(at.toISOString())
    : { message: TIME };
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  deg: '°',
};

/** Returns the text of markup, one line per paragraph. */
export function textOf(markup: string): string {
  return markup
    .replaceAll(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, ' ')
    .replaceAll(/<\/?(?:p|div|li|ul|ol|h\d|tr|table|br)\b[^>]*>/gi, '\n')
    .replaceAll(/<\/?[a-z!][^>]*>/gi, '')
    .replaceAll(/&(?:#(\d{1,6})|#x([\da-f]{1,6})|([a-z]+));/gi, (entity, decimal, hex, name) => {
      const code = decimal ? Number(decimal) : hex ? Number.parseInt(String(hex), 16) : null;
      if (code !== null) return code > 31 && code < 0xd800 ? String.fromCodePoint(code) : ' ';
      return entities[String(name).toLowerCase()] ?? entity;
    })
    .split('\n')
    .map((line) => oneLine(line))
    .filter((line) => line !== '')
    .join('\n');
}

/** Returns whether markup shows more than paragraphs of text. */
export const isRich = (markup: string): boolean =>
  /<(?:ul|ol|table|h\d|img|a|b|strong|em|i|blockquote|pre|figure)\b/i.test(markup);

export const oneLine = (text: string): string => text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();

/** Removes the apostrophe that our own exports put before a formula character. */
export const withoutEscape = (text: string): string => text.replace(/^'(?=[=+\-@\t\r])/, '');
