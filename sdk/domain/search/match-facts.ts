import type { Quantity } from '../catalog/quantity.ts';
import { specKey } from '../catalog/specs.ts';
import type { FindableSpec, ItemFacts } from './facts.ts';
import { findableWords, partKey, valueKey, wordsOf } from './fold.ts';
import type { Choice, SpecFilter } from './read-filters.ts';
import type { Term } from './read-query.ts';

/** Minimum length of a term that matches the beginning of a word or any piece of a part number. */
export const MIN_LENGTH = 3;

/** Weight of a match by field. */
const weights = { title: 8, partNumber: 8, catalog: 4, specTexts: 2, prose: 1 } as const;
const places = ['title', 'partNumber', 'catalog', 'specTexts', 'prose'] as const;

/** Returns how well an item matches all terms, or undefined if one of them doesn't match. */
export function scoreOf(terms: readonly Term[], facts: ItemFacts): number | undefined {
  let score = 0;
  for (const { phrases, quantity, joined = [] } of terms) {
    const ways = [...phrases, ...joined.map((word) => [word])];
    const found = ways.flatMap((phrase) => scoreOfPhrase(phrase, facts) ?? []);
    if (quantity !== undefined && facts.specs.some(({ base }) => meets(base, quantity))) {
      found.push(weights.title);
    }
    if (found.length === 0) return undefined;
    score += Math.max(...found);
  }
  return score;
}

/** Returns whether an item's specification matches one of the filter's choices. */
export function matchesFilter(
  { name, choices }: SpecFilter,
  specs: readonly FindableSpec[],
): boolean {
  return specs.some(
    (one) => specKey(one.spec.name) === name && choices.some((choice) => matches(choice, one)),
  );
}

function scoreOfPhrase(phrase: readonly string[], facts: ItemFacts): number | undefined {
  let score = 0;
  for (const word of phrase) {
    const found = places
      .filter((place) => holds(findableIn(facts, place), word))
      .map((at) => weights[at]);
    if (word.length >= MIN_LENGTH && partKey(facts.partNumber).includes(word)) {
      found.push(weights.partNumber);
    }
    if (found.length === 0) return undefined;
    score += Math.max(...found);
  }
  return score;
}

/** Returns the words of a field. In titles, neighboring words also match as one. */
function findableIn(facts: ItemFacts, place: (typeof places)[number]): string[] {
  const isTitle = place === 'title' || place === 'catalog';
  return isTitle ? findableWords(facts[place]) : wordsOf(facts[place]);
}

function holds(words: readonly string[], word: string): boolean {
  const stem = stemOf(word);
  return words.some((one) => (word.length < MIN_LENGTH ? one === word : one.startsWith(stem)));
}

/** Removes a plural s. The database's stemming is more thorough. */
const stemOf = (word: string) => (word.length > 3 ? word.replace(/s$/, '') : word);

/**
 * Returns whether two quantities overlap: equal values, a value within a range, or two overlapping
 * ranges.
 */
function meets(base: Quantity | undefined, quantity: Quantity): boolean {
  if (base?.unit !== quantity.unit) return false;
  return (
    base.number <= (quantity.max ?? quantity.number) && (base.max ?? base.number) >= quantity.number
  );
}

function matches(choice: Choice, { spec, base }: FindableSpec): boolean {
  if ('key' in choice) {
    const same =
      choice.quantity !== undefined && base !== undefined && equal(base, choice.quantity);
    return same || valueKey(spec.value) === choice.key;
  }
  const { from = -Infinity, to = Infinity, unit } = choice;
  return base?.unit === unit && base.number <= to && (base.max ?? base.number) >= from;
}

const equal = (a: Quantity, b: Quantity) =>
  a.unit === b.unit && a.number === b.number && (a.max ?? a.number) === (b.max ?? b.number);
