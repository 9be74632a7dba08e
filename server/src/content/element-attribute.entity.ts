import { defineEntity, p } from '@mikro-orm/core';
import type { TableOf } from '../database/tables.ts';
import { attributeProperties, versionCheck } from '../editing/record-properties.ts';
import { Element } from './element.entity.ts';

const ElementAttributeSchema = defineEntity({
  name: 'ElementAttribute',
  tableName: 'element_attributes',
  properties: {
    element: () =>
      p
        .manyToOne(Element)
        .ref()
        .primary()
        .joinColumns('category', 'element_id')
        .deleteRule('cascade'),
    ...attributeProperties(),
  },
  checks: [versionCheck('element_attributes')],
});

export class ElementAttribute extends ElementAttributeSchema.class {}
ElementAttributeSchema.setClass(ElementAttribute);

declare module '../database/tables.ts' {
  interface Tables {
    element_attributes: TableOf<
      typeof ElementAttributeSchema,
      { category: string; element_id: string },
      `element_${string}`
    >;
  }
}
