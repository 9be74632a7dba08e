import type { components } from '../../src/schema.d.ts';

type Attribute = Pick<components['schemas']['Attribute'], 'type' | 'value' | 'description'>;

export const relationKinds = ['needs', 'fits', 'contains'] as const;

/** A relation from an item to another item. */
export interface Relation {
  catalogId: string;
  catalogItemId: string;
  relation: (typeof relationKinds)[number];
  /** Shown to customers. */
  reason?: string;
}

/**
 * Returns the relations among an item's attributes, in order. The caller checks that the related
 * item exists. If it doesn't, the attribute is shown as plain text.
 */
export function relationsOf(attributes: readonly Attribute[]): Relation[] {
  return attributes.flatMap((attribute) => relationOf(attribute) ?? []);
}

/** Parses the relation in a `COMPONENT` attribute. Returns undefined for plain text. */
export function relationOf({ type, value, description }: Attribute): Relation | undefined {
  if (type !== 'COMPONENT') return undefined;
  const ids = /^([a-z0-9-]{1,64})\/([a-z0-9-]{1,64})$/.exec(value.trim());
  const [kind = '', ...rest] = (description ?? '').split(':');
  const relation = relationKinds.find((known) => known === kind.trim().toLowerCase());
  const [, catalogId, catalogItemId] = ids ?? [];
  if (catalogId === undefined || catalogItemId === undefined || relation === undefined) {
    return undefined;
  }
  const reason = rest.join(':').trim();
  return { catalogId, catalogItemId, relation, ...(reason !== '' && { reason }) };
}

/** Returns the fields of the attribute that stores a relation, except its name. */
export function relationAttribute({ catalogId, catalogItemId, relation, reason = '' }: Relation) {
  return {
    type: 'COMPONENT',
    value: `${catalogId}/${catalogItemId}`,
    description: reason.trim() === '' ? relation : `${relation}: ${reason.trim()}`,
  } as const;
}
