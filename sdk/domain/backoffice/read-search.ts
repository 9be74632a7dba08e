import { fold } from '../search/fold.ts';

/** Maximum results of each kind. */
export const MAX_RESULTS = 8;
/**
 * Shorter words are too common to match in the middle of a word, so they match only at its start.
 */
const MIN_ANYWHERE = 3;

export interface BackOfficeSearch {
  /** Words that must all occur. The searched text is folded and starts with a space. */
  parts: readonly string[];
  /** Hexadecimal digits that an order's id may start with. */
  idStart: string | null;
  /** What a tracking number may start with, in upper case. */
  tracking: string | null;
  /** The text as a ticket number. */
  number: number | null;
}

/** Returns the ways a staff search for an order, customer or ticket can be read. */
export function readSearch(q: string): BackOfficeSearch {
  const words = fold(q)
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  const bare = words.join('').replace(/^#/, '');
  const digits = bare.replaceAll('-', '');
  return {
    parts: words.map((word) => (word.length < MIN_ANYWHERE ? ` ${word}` : word)),
    idStart: /^[0-9a-f]{2,32}$/.test(digits) ? digits : null,
    tracking: /^(?=.*\d)[0-9a-z-]{6,40}$/.test(bare) ? bare.toUpperCase() : null,
    number: /^\d{1,9}$/.test(bare) ? Number(bare) : null,
  };
}

/**
 * Returns whether the query is a single letter. It would match too many people, and no index helps.
 */
export const isOneLetter = ({ parts }: BackOfficeSearch): boolean =>
  parts.length > 0 && parts.every((part) => /^ \p{L}$/u.test(part));

/** Joins all texts that a record can be found by. */
export const searched = (...texts: readonly (string | null)[]): string =>
  fold(texts.map((text) => ` ${text ?? ''}`).join(''));

/**
 * Returns whether a text from `searched` contains all words of the query, which must have at least
 * one.
 */
export const containsAll = ({ parts }: BackOfficeSearch, text: string): boolean =>
  parts.length > 0 && parts.every((part) => text.includes(part));

/** Returns whether an order's id or tracking number starts with the query. */
export function isNamed(
  { idStart, tracking }: BackOfficeSearch,
  order: { id: string; trackingNumber: string | null },
): boolean {
  if (idStart !== null && order.id.replaceAll('-', '').startsWith(idStart)) return true;
  return tracking !== null && order.trackingNumber?.toUpperCase().startsWith(tracking) === true;
}
