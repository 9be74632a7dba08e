import type { components } from '../../src/schema.d.ts';

type Attribute = Pick<components['schemas']['Attribute'], 'type' | 'value' | 'description'>;

export const relationKinds = ['needs', 'fits', 'contains'] as const;

/** A relation from an item to another item. */
export interface Relation {
  catalogId: string;
  catalogItemId: string;
  relation: (typeof relationKinds)[number];
  /** How many units `contains` stands for; absent for one. */
  quantity?: number;
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
  const contained = /^contains\s+([1-9]\d{0,2})$/.exec(kind.trim().toLowerCase())?.[1];
  const word = contained === undefined ? kind.trim().toLowerCase() : 'contains';
  const relation = relationKinds.find((known) => known === word);
  const [, catalogId, catalogItemId] = ids ?? [];
  if (catalogId === undefined || catalogItemId === undefined || relation === undefined) {
    return undefined;
  }
  const reason = rest.join(':').trim();
  const quantity = Number(contained ?? 1);
  return {
    catalogId,
    catalogItemId,
    relation,
    ...(quantity > 1 && { quantity }),
    ...(reason !== '' && { reason }),
  };
}

/** Returns the fields of the attribute that stores a relation, except its name. */
export function relationAttribute({
  catalogId,
  catalogItemId,
  relation,
  quantity = 1,
  reason = '',
}: Relation) {
  const kind = quantity > 1 ? `${relation} ${quantity}` : relation;
  return {
    type: 'COMPONENT',
    value: `${catalogId}/${catalogItemId}`,
    description: reason.trim() === '' ? kind : `${kind}: ${reason.trim()}`,
  } as const;
}
