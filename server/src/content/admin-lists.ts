import type { components } from '@spindle/sdk/schema';
import { groupList, memberList } from '../editing/record-lists.ts';
import type { ResourceList } from '../http/resource-list.ts';
import {
  elementColumns,
  sectionColumns,
  type ElementRow,
  type SectionRow,
} from './content-rows.ts';
import { presentElementRecord, presentSection } from './presenters.ts';

type Schema = components['schemas'];

export const adminSections: ResourceList<SectionRow, Schema['AdminSection']> = {
  resource: 'sections',
  ...groupList({ table: 'content_sections', id: 'category', columns: sectionColumns }),
  present: (row) => ({ id: row.category, ...presentSection(row) }),
};

export const adminElements: ResourceList<ElementRow, Schema['AdminElement']> = {
  resource: 'elements',
  ...memberList({
    table: 'content_elements',
    key: ['category', 'element_id'],
    group: 'category',
    columns: elementColumns,
  }),
  present: (row) => ({ id: `${row.category}_${row.element_id}`, ...presentElementRecord(row) }),
};
