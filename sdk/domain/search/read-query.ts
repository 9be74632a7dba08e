import { parseQuantity, type Quantity } from '../catalog/quantity.ts';
import { isFiller } from './filler-words.ts';
import { withTimesSigns, wordsOf } from './fold.ts';
import { MAX_PHRASE_WORDS } from './synonyms.ts';

/** A term that an item must match: a quantity, words, or one of the two. */
export interface Term {
  /** Alternative phrases, each split into words. */
  readonly phrases: readonly (readonly string[])[];
  /** The quantity that the term may mean. */
  readonly quantity?: Quantity;
  /** Joined spellings that also match: `end mill` may be spelled `endmill`. */
  readonly joined?: readonly string[];
}

/** The term for a query without words. It matches no item. */
const NOTHING: Term = { phrases: [] };

/** Maximum number of parts in a typed quantity: `6 000 – 24 000 rpm`. */
const MAX_PARTS = 6;
/** Maximum number of terms in a query. The rest are ignored. */
const MAX_TERMS = 16;

/**
 * Splits a query into terms: first quantities, then synonyms, then the other words except stop
 * words.
 */
export function readQuery(
  q: string,
  synonyms: readonly (readonly string[])[] = [],
): readonly Term[] {
  const known = phrasesByWords(synonyms);
  const terms: Term[] = [];
  const parts = withTimesSigns(q).trim().split(/\s+/);
  let words: string[] = [];
  const takeWords = () => {
    terms.push(...readWords(words, known));
    words = [];
  };
  for (let at = 0; at < parts.length;) {
    const found = quantityAt(parts, at);
    if (found === undefined) {
      const part = wordsOf(parts[at] ?? '');
      if (part.length > 1 && part.some((word) => /\d/.test(word))) {
        // a part number, which may be stored with other separators
        takeWords();
        terms.push({ phrases: [part, [part.join('')]] });
      } else words.push(...part);
      at += 1;
      continue;
    }
    takeWords();
    terms.push({ quantity: found.quantity, phrases: [wordsOf(found.typed)] });
    at += found.parts;
  }
  takeWords();
  if (terms.length === 0 && q.trim() !== '') return [NOTHING];
  return terms.slice(0, MAX_TERMS);
}

/** Returns all runs of words in a text that could be a synonym phrase. */
export function phrasesIn(text: string): string[] {
  const words = wordsOf(text);
  const lengths = Array.from({ length: MAX_PHRASE_WORDS }, (_, at) => at + 1);
  const runs = words.flatMap((_, at) =>
    lengths.map((length) => words.slice(at, at + length).join(' ')),
  );
  return [...new Set(runs)];
}

/** Returns all quantities with a unit in a text. */
export function quantitiesIn(text: string): Quantity[] {
  return readQuery(text).flatMap(({ quantity }) => quantity ?? []);
}

/** Returns the longest quantity with a unit that starts at this part. */
function quantityAt(parts: readonly string[], at: number) {
  if (!/^[±≤≥~≈⌀Øø]?[-+−.]?[\d¼½¾⅛⅜⅝⅞]/.test(parts[at] ?? '')) return undefined;
  for (let count = Math.min(MAX_PARTS, parts.length - at); count > 0; count -= 1) {
    const typed = parts
      .slice(at, at + count)
      .join(' ')
      .replace(/[,;]$/, '');
    const quantity = parseQuantity(typed);
    if (quantity !== undefined && quantity.unit !== '') return { quantity, typed, parts: count };
  }
  return undefined;
}

function readWords(words: readonly string[], known: ReadonlyMap<string, string[][]>): Term[] {
  const terms: Term[] = [];
  for (let at = 0; at < words.length;) {
    const [phrases, count] = phraseAt(words, at, known);
    const joined =
      count === 1 && phrases.length === 1
        ? neighborsJoined(words, at)
        : phrases.filter(({ length }) => length > 1).map((phrase) => phrase.join(''));
    const isNeeded = phrases.length > 1 || !phrases.flat().every(isFiller);
    if (isNeeded) terms.push({ phrases, ...(joined.length > 0 && { joined }) });
    at += count;
  }
  return terms;
}

/** Returns the word joined with its neighbor before, and with the one after. */
function neighborsJoined(words: readonly string[], at: number): string[] {
  const pairs = [words.slice(at - 1, at + 1), words.slice(at, at + 2)];
  return pairs
    .filter((pair) => pair.length === 2 && !pair.some(isFiller))
    .map((pair) => pair.join(''));
}

/** Returns the longest phrase with synonyms that starts at this word, or else the word itself. */
function phraseAt(
  words: readonly string[],
  at: number,
  known: ReadonlyMap<string, string[][]>,
): [string[][], number] {
  for (let count = Math.min(MAX_PHRASE_WORDS, words.length - at); count > 0; count -= 1) {
    const phrases = known.get(words.slice(at, at + count).join(' '));
    if (phrases !== undefined) return [phrases, count];
  }
  return [[words.slice(at, at + 1)], 1];
}

function phrasesByWords(synonyms: readonly (readonly string[])[]): Map<string, string[][]> {
  const known = new Map<string, string[][]>();
  for (const group of synonyms) {
    const phrases = group.map(wordsOf);
    for (const phrase of phrases) known.set(phrase.join(' '), phrases);
  }
  return known;
}
