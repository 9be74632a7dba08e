import { defineEntity, p } from '@mikro-orm/core';
import { attributeTypes } from '../catalog/item-attribute.entity.ts';
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
    /** Its name, unique within the element. */
    attributeId: p.text().primary(),
    type: p.enum(attributeTypes),
    value: p.text().default(''),
    description: p.text().strictNullable().default(null),
    /** Place among the element's facts, ascending. */
    position: p.integer().default(0),
    version: p.integer().default(1),
  },
  checks: [{ name: 'element_attributes_version_positive', expression: 'version >= 1' }],
});

export class ElementAttribute extends ElementAttributeSchema.class {}
ElementAttributeSchema.setClass(ElementAttribute);
