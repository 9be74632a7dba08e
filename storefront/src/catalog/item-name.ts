import { nameOptions } from '@spindle/sdk/domain/catalog/name-options';
import type { CatalogItem } from './queries.ts';
import { specOf } from './spec-of.ts';

/** Returns the item's title with the options of its family that the title doesn't mention. */
export function itemName(item: Pick<CatalogItem, 'title' | 'family' | 'specs'>): string {
  const options = item.family?.options ?? [];
  const values = options.map(({ name }): [string, string] => [
    name,
    specOf(item, name)?.value ?? '',
  ]);
  return nameOptions(item.title, values);
}
