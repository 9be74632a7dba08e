import type { Handlers } from '../contract/handlers.ts';
import { answerList, answerRecord, resourceList } from '../http/resource-list.ts';
import { expressionBuilder } from 'kysely';
import type { components } from '@spindle/sdk/schema';
import type { Aliased } from '../database/tables.ts';
import { groupList, memberList } from '../editing/record-lists.ts';
import { elementColumns, sectionColumns } from './content-rows.ts';
import { presentElementRecord, presentSection } from './presenters.ts';

type Schema = components['schemas'];

const { ref } = expressionBuilder<
  Aliased<{ s: 'content_sections'; m: 'content_elements' }>,
  's' | 'm'
>();

const adminSections = resourceList((tables) => tables.selectFrom('content_sections as s'))({
  resource: 'sections',
  ...groupList(ref('s.category')),
  columns: (sections) => sections.select(sectionColumns),
  present: (row): Schema['AdminSection'] => ({ id: row.category, ...presentSection(row) }),
});

const adminElements = resourceList((tables) => tables.selectFrom('content_elements as m'))({
  resource: 'elements',
  ...memberList({ key: [ref('m.category'), ref('m.element_id')], group: 'category' }),
  columns: (elements) => elements.select(elementColumns),
  present: (row): Schema['AdminElement'] => ({
    id: `${row.category}_${row.element_id}`,
    ...presentElementRecord(row),
  }),
});

export const contentLists = {
  listAdminSections: (call) => answerList(call, adminSections),
  getAdminSection: ({ em, params }) => answerRecord(em, params.id, adminSections),
  listAdminElements: (call) => answerList(call, adminElements),
  getAdminElement: ({ em, params }) => answerRecord(em, params.id, adminElements),
} satisfies Handlers<
  'listAdminSections' | 'getAdminSection' | 'listAdminElements' | 'getAdminElement'
>;
