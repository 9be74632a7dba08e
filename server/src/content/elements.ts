import type { AttributeKey, MemberKind } from '../editing/member-kind.ts';
import { type ElementKey, findElements } from './content-rows.ts';
import { ref } from '@mikro-orm/core';
import type { components } from '@spindle/sdk/schema';
import type { BodyOf } from '@spindle/sdk/contract/operation-types';
import { memberFields } from '@spindle/sdk/domain/editing/record-fields';
import { forUpdate } from '../editing/record-kind.ts';
import { ElementAttribute } from './element-attribute.entity.ts';
import { Element } from './element.entity.ts';
import { presentElementRecord } from './presenters.ts';
import { pagePath, PAGES_SECTION } from '@spindle/sdk/domain/content/written-pages';
import { elementNames, subjectOf } from '@spindle/sdk/domain/editing/kinds';
import { startPageOnly } from '@spindle/sdk/domain/redirects/shop-paths';
import { redirectDeleted } from '../redirects/redirect-deleted.ts';

/** Returns the key of the attribute named by a path. */
export function attributeKey({
  category,
  elementId,
  attributeId,
}: ElementKey & { attributeId: string }): AttributeKey<ElementKey> {
  return { owner: { category, elementId }, attributeId };
}

export type ElementForm = BodyOf<'updateElement'>;

type Wire = components['schemas']['Element'];

/** Elements as staff edit them. */
export const elements: MemberKind<ElementKey, Element, ElementForm, Wire> = {
  ...elementNames,
  pathOf: ({ category, elementId }) => `${category}/${elementId}`,
  lock: (tx, { category, elementId }) =>
    tx.findOne(Element, { category, elementId, deletedAt: null }, forUpdate),
  async read(em, key) {
    const [row] = await findElements(em, [key]);
    return row && presentElementRecord(row);
  },
  fieldsOf: memberFields,
  audited: memberFields,
  async beforeDelete(tx, { category, elementId }, now) {
    if (category !== PAGES_SECTION) return;
    await redirectDeleted(tx, {
      from: pagePath(elementId),
      successors: startPageOnly,
      subject: subjectOf(elements, { category, elementId }),
      now,
    });
  },
  attributesOf: (tx, element) => tx.find(ElementAttribute, { element }),
  addAttribute(tx, element, attribute) {
    tx.create(ElementAttribute, { element: ref(element), ...attribute });
  },
};
