import { relationsOf } from '@spindle/sdk/domain/catalog/relations';
import type { CatalogItem } from './queries.ts';
import { specOf } from './spec-of.ts';

const MEASURES = new Set<string>(['SIZE', 'COMPONENT', 'COLOR', 'PACKAGE']);

/** Returns the measurable attributes, as names and values. */
export function itemMeasures(
  item: Pick<CatalogItem, 'attributes'>,
): [name: string, value: string][] {
  return item.attributes
    .filter((attribute) => MEASURES.has(attribute.type) && relationsOf([attribute]).length === 0)
    .map(({ attributeId, description, value }) => [description ?? readable(attributeId), value]);
}

/**
 * Returns the rows of an item's spec sheet: specifications first, then other measurable attributes,
 * each name once.
 */
export function sheetRows(
  item: Pick<CatalogItem, 'attributes' | 'specs'>,
): [name: string, value: string][] {
  return [
    ...item.specs.map(({ name, value }): [string, string] => [name, value]),
    ...itemMeasures(item).filter(([name]) => !specOf(item, name)),
  ];
}

function readable(attributeId: string): string {
  const text = attributeId.replaceAll(/[-_]+/g, ' ');
  return text.charAt(0).toUpperCase() + text.slice(1).toLowerCase();
}
