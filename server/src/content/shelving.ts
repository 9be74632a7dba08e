import type { components } from '@spindle/sdk/schema';
import type { CachedKind } from '../read-cache/shelving.ts';
import {
  enabledElements,
  findAllSections,
  findElements,
  type ElementRow,
  type SectionRow,
} from './content-rows.ts';
import { presentElement, presentSection } from './presenters.ts';

type Schema = components['schemas'];

/** How the read cache handles sections and their elements. */
export const contentShelving: CachedKind<
  SectionRow,
  ElementRow,
  Schema['Section'],
  Schema['Element']
> = {
  kind: 'content',
  path: '/api/creator',
  operations: { groups: 'listSections', members: 'listElements' },
  readGroups: findAllSections,
  readMembers: (em, keys) =>
    findElements(
      em,
      keys.map(({ groupId, memberId }) => ({ category: groupId, elementId: memberId })),
    ),
  enabledMembers: enabledElements,
  groupId: (row) => row.category,
  memberKey: (row) => ({ groupId: row.category, memberId: row.element_id }),
  presentGroup: presentSection,
  presentMember: presentElement,
  presentListed: presentElement,
};
