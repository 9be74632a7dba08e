import { fold } from '../search/fold.ts';

/** Of each kind. */
export const MAX_RESULTS = 8;
/** Shorter ones are in nearly everything: they have to begin a word. */
const MIN_ANYWHERE = 3;

export interface BackOfficeSearch {
  /** All of them have to be in a text that begins with a space, folded. */
  parts: readonly string[];
  /** The hexadecimal digits an order's id may begin with. */
  idStart: string | null;
  /** What a parcel's number may begin with, in capital letters. */
  tracking: string | null;
  /** What a ticket's number may be. */
  number: number | null;
}

/** What somebody may mean by it who looks for an order, a customer or a ticket. */
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

/** Of many people a letter names too many, and is in too much to be looked up. */
export const isOneLetter = ({ parts }: BackOfficeSearch): boolean =>
  parts.length > 0 && parts.every((part) => /^ \p{L}$/u.test(part));

/** One text of all that something is found by. */
export const searched = (...texts: readonly (string | null)[]): string =>
  fold(texts.map((text) => ` ${text ?? ''}`).join(''));

/** Whether a text that `searched` made has all words that were typed, of which there is one. */
export const holdsAll = ({ parts }: BackOfficeSearch, text: string): boolean =>
  parts.length > 0 && parts.every((part) => text.includes(part));

/** Whether an order's id, or its parcel's number, begins with what was typed. */
export function isNamed(
  { idStart, tracking }: BackOfficeSearch,
  order: { id: string; trackingNumber: string | null },
): boolean {
  if (idStart !== null && order.id.replaceAll('-', '').startsWith(idStart)) return true;
  return tracking !== null && order.trackingNumber?.toUpperCase().startsWith(tracking) === true;
}
