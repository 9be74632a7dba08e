import { specKey } from '../catalog/specs.ts';
import { canBeMistyped, correctQuery, nearestWord } from './correct-words.ts';
import type { CountedSpec } from './facets.ts';
import type { ItemFacts } from './facts.ts';
import { isFiller } from './filler-words.ts';
import { wordsOf } from './fold.ts';
import { matchesFilter, scoreOf } from './match-facts.ts';
import type { PriceRange, SpecFilter } from './read-filters.ts';
import { readQuery } from './read-query.ts';

export interface Findable<Item> {
  item: Item;
  facts: ItemFacts;
  /** Cents. */
  price: number;
  /** Whether the item can be bought now. */
  inStock: boolean;
  dateCreated: string;
}

export interface FactsSearch {
  q: string;
  filters: readonly SpecFilter[];
  price: PriceRange;
  inStock: boolean;
  /** `place` preserves the order of the input. */
  sort: 'place' | 'relevance' | 'price' | '-price' | 'newest' | 'title';
}

export interface FactsFound<Item> {
  /** All matching items, in the requested order. */
  items: Item[];
  specs: CountedSpec[];
  corrected?: string;
}

type ScoredItem<Item> = Findable<Item> & { score: number; misses: SpecFilter[] };

/** Searches a few hundred items in memory. Larger catalogs are searched by the database. */
export function searchFacts<Item>(
  all: readonly Findable<Item>[],
  search: FactsSearch,
  synonyms: readonly (readonly string[])[],
): FactsFound<Item> {
  const found = find(all, search, synonyms);
  if (found.items.length > 0) return found;
  const corrected = correct(all, search.q, synonyms);
  if (corrected === undefined) return found;
  const instead = find(all, { ...search, q: corrected }, synonyms);
  return instead.items.length === 0 ? found : { ...instead, corrected };
}

function find<Item>(
  all: readonly Findable<Item>[],
  search: FactsSearch,
  synonyms: readonly (readonly string[])[],
): FactsFound<Item> {
  const terms = search.q.trim() === '' ? [] : readQuery(search.q, synonyms);
  const { least = 0, most = Infinity } = search.price;
  const scored = all.flatMap((one): ScoredItem<Item>[] => {
    const score = scoreOf(terms, one.facts);
    const matches = one.price >= least && one.price <= most && (!search.inStock || one.inStock);
    if (score === undefined || !matches) return [];
    const misses = search.filters.filter((filter) => !matchesFilter(filter, one.facts.specs));
    return [{ ...one, score, misses }];
  });
  const items = scored.filter(({ misses }) => misses.length === 0).toSorted(orders[search.sort]);
  return { items: items.map(({ item }) => item), specs: countSpecs(scored) };
}

/**
 * Counts the values of each facet. An item that misses only one filter still counts for that
 * filter's specification.
 */
function countSpecs<Item>(scored: readonly ScoredItem<Item>[]): CountedSpec[] {
  return scored.flatMap(({ facts, misses: [missed, ...more] }) => {
    if (more.length > 0) return [];
    const facets = facts.specs.filter(({ facet }) => facet);
    return facets.flatMap(({ spec, base }, place) => {
      if (missed !== undefined && specKey(spec.name) !== missed.name) return [];
      return [{ spec, ...(base !== undefined && { base }), count: 1, place }];
    });
  });
}

/** Returns the query with unknown words replaced by similar ones from items or synonyms. */
function correct<Item>(
  all: readonly Findable<Item>[],
  q: string,
  synonyms: readonly (readonly string[])[],
): string | undefined {
  const expected = new Set(synonyms.flat().flatMap(wordsOf));
  const texts = all.map(({ facts: { title, catalog, specTexts } }) =>
    wordsOf(`${title} ${catalog} ${specTexts}`),
  );
  const known = new Set([...texts.flat(), ...expected].filter(canBeMistyped));
  const isHeld = (word: string) =>
    expected.has(word) ||
    all.some(({ facts }) => scoreOf([{ phrases: [[word]] }], facts) !== undefined);
  const mistyped = wordsOf(q).filter(
    (word) => canBeMistyped(word) && !isFiller(word) && !isHeld(word),
  );
  const corrections = new Map(mistyped.map((word) => [word, nearestWord(word, known) ?? null]));
  return corrections.size === 0 ? undefined : correctQuery(q, corrections);
}

const byTitle = <Item>(a: ScoredItem<Item>, b: ScoredItem<Item>) => compare(titleOf(a), titleOf(b));
const titleOf = <Item>({ facts }: ScoredItem<Item>) => facts.title.toLowerCase();
const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));

const orders: Record<
  FactsSearch['sort'],
  <Item>(a: ScoredItem<Item>, b: ScoredItem<Item>) => number
> = {
  place: () => 0,
  relevance: (a, b) => b.score - a.score || byTitle(a, b),
  price: (a, b) => a.price - b.price || byTitle(a, b),
  '-price': (a, b) => b.price - a.price || byTitle(a, b),
  newest: (a, b) => compare(b.dateCreated, a.dateCreated) || byTitle(a, b),
  title: byTitle,
};
