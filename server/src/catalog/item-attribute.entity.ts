import { defineEntity, p } from '@mikro-orm/core';
import { attributeColumns } from '../editing/attribute-columns.ts';
import { versionCheck } from '../editing/record-columns.ts';
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
    ...attributeColumns(),
  },
  checks: [versionCheck('item_attributes')],
});

export class ItemAttribute extends ItemAttributeSchema.class {}
ItemAttributeSchema.setClass(ItemAttribute);
