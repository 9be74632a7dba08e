import type { CatalogItem } from '../catalog/queries.ts';
import { specOf } from '../catalog/spec-of.ts';

/** Sorts by a column: `price`, `title`, `newest` or `spec.Power`, reversed by a leading `-`. */
export function sortItems(items: readonly CatalogItem[], sort: string): CatalogItem[] {
  const turned = sort.startsWith('-');
  const column = turned ? sort.slice(1) : sort;
  const compare = compareBy(column);
  if (!compare) return [...items];
  // Items without a value come last in both directions.
  return items.toSorted((one, other) => compare(one, other, turned ? -1 : 1));
}

type Compare = (one: CatalogItem, other: CatalogItem, way: 1 | -1) => number;

function compareBy(column: string): Compare | null {
  if (column === 'price') return (one, other, way) => way * (one.price - other.price);
  if (column === 'title') return (one, other, way) => way * byText(one.title, other.title);
  if (column === 'newest') {
    return (one, other, way) => way * byText(other.dateCreated, one.dateCreated);
  }
  if (!column.startsWith('spec.')) return null;
  const name = column.slice('spec.'.length);
  return (one, other, way) => {
    const [first, second] = [specOf(one, name), specOf(other, name)];
    if (!first || !second) return Number(!first) - Number(!second);
    const [a, b] = [first.number, second.number];
    if (a === undefined || b === undefined) return way * byText(first.value, second.value);
    return way * (a - b || (first.max ?? a) - (second.max ?? b));
  };
}

const collator = new Intl.Collator('en', { numeric: true });

function byText(one: string, other: string): number {
  return collator.compare(one, other);
}
