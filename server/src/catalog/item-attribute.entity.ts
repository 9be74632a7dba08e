import { defineEntity, p } from '@mikro-orm/core';
import { CatalogItem } from './catalog-item.entity.ts';

export const attributeTypes = [
  'COLOR',
  'COMPONENT',
  'DOWNLOADABLE',
  'EXTERNAL',
  'HTML',
  'IMAGE',
  'LINK',
  'LICENSE',
  'PACKAGE',
  'SIZE',
  'SHIPPING',
  'SUBSCRIPTION',
  'TAX_CATEGORY_CODE',
  'VIDEO',
  'WEIGHT',
  'DISCORD',
] as const;

export type AttributeType = (typeof attributeTypes)[number];

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
    /** Its name, unique within the item. */
    attributeId: p.text().primary(),
    type: p.enum(attributeTypes),
    value: p.text().default(''),
    description: p.text().strictNullable().default(null),
    /** Place among the item's attributes, ascending. */
    position: p.integer().default(0),
    version: p.integer().default(1),
  },
  checks: [{ name: 'item_attributes_version_positive', expression: 'version >= 1' }],
});

export class ItemAttribute extends ItemAttributeSchema.class {}
ItemAttributeSchema.setClass(ItemAttribute);
