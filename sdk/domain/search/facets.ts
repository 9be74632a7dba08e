import type { components } from '../../src/schema.d.ts';
import { quantityIn, type Quantity } from '../catalog/quantity.ts';
import { specKey } from '../catalog/specs.ts';
import { valueKey } from './fold.ts';

type Schemas = components['schemas'];

/** A specification's value, and how many items have it. */
export interface CountedSpec {
  spec: Schemas['Spec'];
  /** The quantity in base units, for comparing. */
  base?: Quantity;
  count: number;
  /** The lowest position in the spec sheets of these items. */
  place: number;
}

/** All spellings of one value of a specification. */
interface Value extends CountedSpec {
  /** Number of items with the spelling that is shown. */
  most: number;
}

/** Maximum number of specifications that results can be filtered by. */
export const MAX_FACETS = 20;
const MAX_VALUES = 50;

/** Returns the filters for a search result, from its items' specifications. */
export function presentFacets(counted: readonly CountedSpec[]): Schemas['SearchFacet'][] {
  const byName = Map.groupBy(counted, ({ spec }) => specKey(spec.name));
  const facets = Array.from(byName.values(), (specs) => ({
    specs,
    place: Math.min(...specs.map(({ place }) => place)),
    count: sum(specs),
    name: commonest(specs).spec.name,
  }));
  return facets
    .toSorted((a, b) => a.place - b.place || b.count - a.count || compare(a.name, b.name))
    .slice(0, MAX_FACETS)
    .map(({ name, specs }) => presentFacet(name, specs));
}

function presentFacet(name: string, specs: readonly CountedSpec[]): Schemas['SearchFacet'] {
  const values = groupEqual(specs).toSorted(
    (a, b) => b.count - a.count || compare(a.spec.value, b.spec.value),
  );
  const displayed = values.slice(0, MAX_VALUES);
  const range = rangeOf(values);
  if (range !== undefined) displayed.sort((a, b) => (a.base?.number ?? 0) - (b.base?.number ?? 0));
  return {
    name,
    ...range,
    values: displayed.map(({ spec, count }) => ({ value: spec.value, count })),
  };
}

/**
 * Merges equal values such as `2200 W` and `2.2 kW` into one, in the spelling that most items use.
 */
function groupEqual(specs: readonly CountedSpec[]): Value[] {
  const byKey = new Map<string, Value>();
  for (const one of specs) {
    const key = equalityKey(one);
    const known = byKey.get(key);
    if (known === undefined) {
      byKey.set(key, { ...one, most: one.count });
      continue;
    }
    known.count += one.count;
    const isCommoner =
      one.count > known.most ||
      (one.count === known.most && compare(one.spec.value, known.spec.value) < 0);
    if (isCommoner) Object.assign(known, { spec: one.spec, base: one.base, most: one.count });
  }
  return [...byKey.values()];
}

function equalityKey({ spec, base }: CountedSpec): string {
  if (base === undefined) return valueKey(spec.value);
  return JSON.stringify([base.number, base.max ?? base.number, base.unit]);
}

/**
 * Returns the range of the values in the most common unit. Returns undefined unless all are
 * quantities of one dimension.
 */
function rangeOf(values: readonly Value[]) {
  const bases = values.flatMap(({ base }) => base ?? []);
  const [first] = bases;
  if (first === undefined || bases.length < values.length) return undefined;
  if (bases.some(({ unit }) => unit !== first.unit)) return undefined;
  const { unit = '' } = commonest(values).spec;
  const min = Math.min(...bases.map(({ number }) => number));
  const max = Math.max(...bases.map(({ number, max: upper }) => upper ?? number));
  return {
    ...(unit !== '' && { unit }),
    min: quantityIn({ number: min, unit: first.unit }, unit).number,
    max: quantityIn({ number: max, unit: first.unit }, unit).number,
  };
}

function commonest<T extends CountedSpec>(specs: readonly [T, ...T[]] | readonly T[]): T {
  return specs.reduce((a, b) => (b.count > a.count ? b : a));
}

const sum = (specs: readonly CountedSpec[]) => specs.reduce((all, { count }) => all + count, 0);
const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));
