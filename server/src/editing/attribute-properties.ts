import { p } from '@mikro-orm/core';
import { attributeTypes } from './attribute-type.ts';

/** Of an attribute, besides what it belongs to. */
export const attributeProperties = () => ({
  /** Its name, unique within the record. */
  attributeId: p.text().primary(),
  type: p.enum(attributeTypes),
  value: p.text().default(''),
  description: p.text().strictNullable().default(null),
  /** Place among the record's attributes, ascending. */
  position: p.integer().default(0),
  version: p.integer().default(1),
});
