import type { components } from '@spindle/sdk/schema';
import { db } from '../database/db.ts';
import { noCount, noText } from '../database/expressions.ts';
import type { Shelving } from '../shop-window/shelving.ts';
import { findAllSections, findElements, type ElementRow, type SectionRow } from './content-rows.ts';
import { presentElement, presentSection } from './presenters.ts';

type Schema = components['schemas'];

/** Sections and their elements in the shop window. */
export const contentShelving: Shelving<
  SectionRow,
  ElementRow,
  Schema['Section'],
  Schema['Element']
> = {
  path: '/api/creator',
  operations: { groups: 'listSections', members: 'listElements' },
  stamps: (em) =>
    db(em)
      .selectFrom('content_sections')
      .select(['category as group_id', noText().as('member_id'), 'updated_at'])
      .select(noCount().as('available'))
      .where('deleted_at', 'is', null)
      .unionAll(
        db(em)
          .selectFrom('content_elements')
          .select(['category as group_id', 'element_id as member_id', 'updated_at'])
          .select(noCount().as('available'))
          .where('deleted_at', 'is', null),
      ),
  readGroups: findAllSections,
  readMembers: (em, keys) =>
    findElements(
      em,
      keys.map(({ groupId, memberId }) => ({ category: groupId, elementId: memberId })),
    ),
  groupId: (row) => row.category,
  memberKey: (row) => ({ groupId: row.category, memberId: row.element_id }),
  presentGroup: presentSection,
  presentMember: presentElement,
};
