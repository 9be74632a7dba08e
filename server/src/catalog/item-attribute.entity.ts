import { defineEntity, p } from '@mikro-orm/core';
import type { TableOf } from '../database/tables.ts';
import { attributeProperties, versionCheck } from '../editing/record-properties.ts';
import { CatalogItem } from './catalog-item.entity.ts';

const ItemAttributeSchema = defineEntity({
  name: 'ItemAttribute',
  tableName: 'item_attributes',
  properties: {
    item: () =>
      p
        .manyToOne(CatalogItem)
        .ref()
        .primary()
        .joinColumns('catalog_id', 'item_id')
        .deleteRule('cascade'),
    ...attributeProperties(),
  },
  indexes: [
    {
      name: 'item_attributes_by_component',
      expression: `create index "item_attributes_by_component" on "item_attributes" (btrim("value")) where type = 'COMPONENT'`,
    },
  ],
  checks: [versionCheck('item_attributes')],
});

export class ItemAttribute extends ItemAttributeSchema.class {}
ItemAttributeSchema.setClass(ItemAttribute);

declare module '../database/tables.ts' {
  interface Tables {
    item_attributes: TableOf<
      typeof ItemAttributeSchema,
      { catalog_id: string; item_id: string },
      `item_${string}_id`
    >;
  }
}
