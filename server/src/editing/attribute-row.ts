import type { AttributeType } from './attribute-type.ts';

/** An attribute as loaded with its record. */
export interface AttributeRow {
  attributeId: string;
  type: AttributeType;
  value: string;
  description: string | null;
  version: number;
}

/** Columns of `item_attributes a` or `element_attributes a`. */
export const attributeColumns = [
  'a.attribute_id as attributeId',
  'a.type',
  'a.value',
  'a.description',
  'a.version',
] as const;
