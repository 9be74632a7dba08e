import type { AttributeType } from './attribute-type.ts';

/** An attribute as it comes with the record it belongs to. */
export interface AttributeRow {
  attributeId: string;
  type: AttributeType;
  value: string;
  description: string | null;
  version: number;
}

/**
 * SQL: the attributes of one record as a list of `AttributeRow`, in their order.
 * @param theirs the table, called `a`, and which of its rows: `item_attributes a where …`
 */
export const attributesFrom = (theirs: string) => `coalesce((
    select jsonb_agg(jsonb_build_object('attributeId', a.attribute_id, 'type', a.type,
      'value', a.value, 'description', a.description,
      'version', a.version) order by a.position, a.attribute_id)
    from ${theirs}
  ), '[]')`;
