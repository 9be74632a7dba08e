import { relationsOf } from '@spindle/sdk/domain/catalog/relations';
import type { CatalogItem } from './queries.ts';
import { specOf } from './spec-of.ts';

const MEASURES = new Set<string>(['SIZE', 'COMPONENT', 'COLOR', 'PACKAGE']);

/** What can be measured, as names and values. */
export function itemMeasures(
  item: Pick<CatalogItem, 'attributes'>,
): [name: string, value: string][] {
  return item.attributes
    .filter((attribute) => MEASURES.has(attribute.type) && relationsOf([attribute]).length === 0)
    .map(({ attributeId, description, value }) => [description ?? readable(attributeId), value]);
}

/** The rows of an item's sheet: what it is specified as, then what else can be measured; each name once. */
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
