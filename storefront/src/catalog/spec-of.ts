import type { CatalogItem, Spec } from './queries.ts';

/** What an item says under that name, whatever its capitals. */
export function specOf({ specs }: Pick<CatalogItem, 'specs'>, name: string): Spec | undefined {
  return specs.find((spec) => isSameName(spec.name, name));
}

function isSameName(one: string, other: string): boolean {
  return one === other || one.toLowerCase() === other.toLowerCase();
}
