import type { components } from '@spindle/sdk/schema';
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
  stamps: `select category as group_id, null as member_id, updated_at, null as available
       from content_sections where deleted_at is null
     union all
     select category, element_id, updated_at, null
       from content_elements where deleted_at is null`,
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
