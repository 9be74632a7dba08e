import type { CatalogItem } from '../catalog/queries.ts';
import { specOf } from '../catalog/spec-of.ts';

export interface CompareRow {
  name: string;
  /** In the order of the items. Undefined for items without the specification. */
  values: (string | undefined)[];
  differs: boolean;
}

/**
 * Returns every specification that any of the items has, in the order of the first item that has
 * it.
 */
export function compareRows(items: readonly CatalogItem[]): CompareRow[] {
  const names = new Map(
    items.flatMap(({ specs }) => specs.map(({ name }) => [name.toLowerCase(), name])),
  );
  return [...names.values()].map((name) => {
    const values = items.map((item) => specOf(item, name)?.value);
    return { name, values, differs: items.length > 1 && new Set(values).size > 1 };
  });
}
