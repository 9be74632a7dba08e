import { defineEntity, p } from '@mikro-orm/core';
import { attributeColumns } from '../editing/attribute-columns.ts';
import { versionCheck } from '../editing/record-columns.ts';
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
    ...attributeColumns(),
  },
  checks: [versionCheck('element_attributes')],
});

export class ElementAttribute extends ElementAttributeSchema.class {}
ElementAttributeSchema.setClass(ElementAttribute);
