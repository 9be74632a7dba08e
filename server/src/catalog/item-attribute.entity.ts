import { defineEntity, p } from '@mikro-orm/core';
import { attributeProperties } from '../editing/attribute-properties.ts';
import { versionCheck } from '../editing/record-properties.ts';
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
  checks: [versionCheck('item_attributes')],
});

export class ItemAttribute extends ItemAttributeSchema.class {}
ItemAttributeSchema.setClass(ItemAttribute);
