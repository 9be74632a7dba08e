import type { CatalogItem, Spec } from './queries.ts';

/** Returns an item's specification of that name, ignoring case. */
export function specOf({ specs }: Pick<CatalogItem, 'specs'>, name: string): Spec | undefined {
  return specs.find((spec) => isSameName(spec.name, name));
}

function isSameName(one: string, other: string): boolean {
  return one === other || one.toLowerCase() === other.toLowerCase();
}
