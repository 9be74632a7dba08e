import { parseQuantity, type Quantity } from '@spindle/sdk/domain/catalog/quantity';
import { specKey } from '@spindle/sdk/domain/catalog/specs';
import { itemStatus } from '../catalog/item-status.ts';
import type { Catalog, CatalogItem, Spec } from '../catalog/queries.ts';
import type { FacetFacts, Findings } from './findings.ts';
import type { SearchView } from './search-address.ts';
import { sortItems } from './sort-items.ts';
import { specOf } from './spec-columns.ts';
import { typedRange } from './typed-range.ts';

/** A page of a catalogue; as a table it is read at a glance. */
const PAGE_SIZE = 60;

/** The items of one catalogue that are all of what is chosen, and what they can be narrowed by. */
export function findInCatalog(
  items: readonly CatalogItem[],
  sheet: Catalog['specSheet'],
  view: SearchView,
): Findings {
  const offered = items.filter((item) => isOffered(item, view));
  const found = offered.filter((item) => isChosen(item, view.specs));
  const pages = Math.max(1, Math.ceil(found.length / PAGE_SIZE));
  const page = Math.min(view.page, pages);
  return {
    total: found.length,
    page,
    pageSize: PAGE_SIZE,
    items: sortItems(found, view.sort).slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
    facets: sheet
      .filter(({ facet }) => facet)
      .flatMap(({ name }) => {
        // Its values count as if nothing of its own were chosen.
        const others = view.specs.filter((spec) => nameOf(spec) !== specKey(name));
        return facetOf(
          name,
          offered.filter((item) => isChosen(item, others)),
        );
      }),
  };
}

function isOffered(item: CatalogItem, { minPrice, maxPrice, inStock }: SearchView): boolean {
  if (minPrice && item.price < Number(minPrice)) return false;
  if (maxPrice && item.price > Number(maxPrice)) return false;
  return !inStock || itemStatus(item) === 'buyable';
}

const nameOf = (spec: string) => specKey(spec.slice(0, spec.indexOf(':')));

/** Any of one name, each of several names. */
function isChosen(item: CatalogItem, specs: readonly string[]): boolean {
  return [...new Set(specs.map(nameOf))].every((name) => {
    const spec = specOf(item, name);
    return spec && specs.some((filter) => nameOf(filter) === name && isThat(spec, filter));
  });
}

function isThat(spec: Spec, filter: string): boolean {
  const value = filter.slice(filter.indexOf(':') + 1);
  const quantity = parseQuantity(spec.value);
  const dots = value.indexOf('..');
  if (dots === -1)
    return isEqual(quantity, parseQuantity(value)) || fold(spec.value) === fold(value);
  const { from, to } = typedRange([filter]);
  const unit = value.replaceAll(/[\d.,\s-]+/g, '');
  const [least, most] = [parseQuantity(`${from} ${unit}`), parseQuantity(`${to} ${unit}`)];
  if (!quantity || (least ?? most)?.unit !== quantity.unit) return false;
  return (
    (least === undefined || (quantity.max ?? quantity.number) >= least.number) &&
    (most === undefined || quantity.number <= most.number)
  );
}

function isEqual(one: Quantity | undefined, other: Quantity | undefined): boolean {
  if (!one || !other || one.unit !== other.unit || one.number !== other.number) return false;
  return (one.max ?? one.number) === (other.max ?? other.number);
}

const fold = (text: string) => text.trim().toLowerCase();

/** Equal quantities are one value, however they are typed. */
function valueKey({ value, number, max, unit = '' }: Spec): string {
  if (number === undefined) return fold(value);
  return fold(`${max === undefined ? number : `${number} – ${max}`} ${unit}`);
}

function facetOf(name: string, items: readonly CatalogItem[]): FacetFacts[] {
  const specs = items.flatMap((item) => specOf(item, name) ?? []);
  if (specs.length === 0) return [];
  const values = Array.from(Map.groupBy(specs, valueKey), ([key, [first, ...more]]) => ({
    value: first?.number === undefined ? (first?.value ?? key) : key.trim(),
    number: first?.number ?? 0,
    count: more.length + 1,
  })).toSorted((one, other) => one.number - other.number || other.count - one.count);
  const ends = specs.flatMap(({ number, max }) =>
    number === undefined ? [] : [number, max ?? number],
  );
  const [unit, ...others] = new Set(specs.map((spec) => spec.unit));
  const isQuantity = ends.length === specs.length * 2 && others.length === 0;
  return [
    {
      name,
      ...(isQuantity && { min: Math.min(...ends), max: Math.max(...ends) }),
      ...(isQuantity && unit !== undefined && { unit }),
      values: values.map(({ value, count }) => ({ value, count })),
    },
  ];
}
