import type { AttributeType } from './attribute-type.ts';

/** An attribute as it comes with the record it belongs to. */
export interface AttributeRow {
  attributeId: string;
  type: AttributeType;
  value: string;
  description: string | null;
  version: number;
}

/** Of `item_attributes a`, or `element_attributes a`. */
export const attributeColumns = [
  'a.attribute_id as attributeId',
  'a.type',
  'a.value',
  'a.description',
  'a.version',
] as const;
