import type { components } from '../../src/schema.d.ts';

type Attribute = Pick<components['schemas']['Attribute'], 'type' | 'value' | 'description'>;

export const relationKinds = ['needs', 'fits', 'contains'] as const;

/** How an item stands to another one. */
export interface Relation {
  catalogId: string;
  catalogItemId: string;
  relation: (typeof relationKinds)[number];
  /** In words for customers. */
  reason?: string;
}

/**
 * The relations among an item's attributes, in their order. Whether there is such an item is for
 * the caller to see: a relation to none is a text like any other.
 */
export function relationsOf(attributes: readonly Attribute[]): Relation[] {
  return attributes.flatMap((attribute) => relationOf(attribute) ?? []);
}

/** What a `COMPONENT` relates; undefined for one that is a text. */
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

/** The attribute that says so, but for its name. */
export function relationAttribute({ catalogId, catalogItemId, relation, reason = '' }: Relation) {
  return {
    type: 'COMPONENT',
    value: `${catalogId}/${catalogItemId}`,
    description: reason.trim() === '' ? relation : `${relation}: ${reason.trim()}`,
  } as const;
}
