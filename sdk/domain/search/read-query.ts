import { parseQuantity, type Quantity } from '../catalog/quantity.ts';
import { isFiller } from './filler-words.ts';
import { withTimesSigns, wordsOf } from './fold.ts';
import { MAX_PHRASE_WORDS } from './synonyms.ts';

/** What a search has to find all of: each term a quantity, words, or either. */
export interface Term {
  /** Any of the phrases, each as its words. */
  readonly phrases: readonly (readonly string[])[];
  /** A quantity that the term may be meant as. */
  readonly quantity?: Quantity;
  /** Words, any of which has the term in it: `end mill` may stand as `endmill`. */
  readonly joined?: readonly string[];
}

/** The term of a query that has no words to look for: nothing holds it. */
const NOTHING: Term = { phrases: [] };

/** As many parts as a quantity is typed in: `6 000 – 24 000 rpm`. */
const MAX_PARTS = 6;
/** More terms than anybody means; those after are left out. */
const MAX_TERMS = 16;

/** Reads what was typed: quantities first, then what means the same, then words that say something. */
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
        // a part number, of which the separators may be others
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

/** All runs of words in a text that can be a phrase with others of its meaning. */
export function phrasesIn(text: string): string[] {
  const words = wordsOf(text);
  const lengths = Array.from({ length: MAX_PHRASE_WORDS }, (_, at) => at + 1);
  const runs = words.flatMap((_, at) =>
    lengths.map((length) => words.slice(at, at + length).join(' ')),
  );
  return [...new Set(runs)];
}

/** Every quantity with a unit that stands in a text. */
export function quantitiesIn(text: string): Quantity[] {
  return readQuery(text).flatMap(({ quantity }) => quantity ?? []);
}

/** The longest run of parts from there on that is a quantity with a unit. */
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

/** The word as one with that before it, and with that after it. */
function neighborsJoined(words: readonly string[], at: number): string[] {
  const pairs = [words.slice(at - 1, at + 1), words.slice(at, at + 2)];
  return pairs
    .filter((pair) => pair.length === 2 && !pair.some(isFiller))
    .map((pair) => pair.join(''));
}

/** The longest phrase from there on that others mean the same as, or the one word. */
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
