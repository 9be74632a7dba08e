import type { BodyOf } from '../../contract/operation-types.ts';
import { pagePath, PAGES_SECTION } from '../../domain/content/written-pages.ts';
import { elementNames, sectionNames, subjectOf } from '../../domain/editing/kinds.ts';
import { startPageOnly } from '../../domain/redirects/shop-paths.ts';
import { redirectDeleted } from '../redirects/store-redirects.ts';
import { groupFields, memberFields } from '../../domain/editing/record-fields.ts';
import { contentNotEmpty, made, saved } from '../../domain/editing/replies.ts';
import { type RecordKind, findRecord, listRecords, visibleIn } from '../editing/record-kind.ts';
import type { ShopState } from '../state.ts';
import type { components } from '../../src/schema.d.ts';
import { type MockList, answerList, answerRecord } from '../core/answer-list.ts';
import { groupList, memberList } from '../editing/list-fields.ts';
import { isPublicAttribute } from '../../domain/editing/edit-attribute.ts';
import { presentDone, presentOutcome } from '../../domain/rejection.ts';
import type { MockHandlers } from '../core/call.ts';
import { deleteAttribute, saveAttribute } from '../editing/edit-attributes.ts';
import { createRecord, deleteRecord, updateRecord } from '../editing/edit-record.ts';

type Section = ShopState['sections'][number];

/** Sections as staff edit them. */
export const sections: RecordKind<{ category: string }, Section, BodyOf<'updateSection'>> = {
  ...sectionNames,
  pathOf: ({ category }) => category,
  records: (state) => state.sections,
  gone: (state) => state.gone.sections,
  begin: (form, { id, group: _, ...fields }) => ({ category: id, ...groupFields(form), ...fields }),
  fieldsOf: groupFields,
  audited: groupFields,
  members: {
    any: (state, { category }) => state.elements.some((element) => element.category === category),
    rejection: contentNotEmpty,
  },
};

type Element = ShopState['elements'][number];
type ElementKey = Pick<Element, 'category' | 'elementId'>;

/** Elements as staff edit them. */
export const elements: RecordKind<ElementKey, Element, BodyOf<'updateElement'>> = {
  ...elementNames,
  pathOf: ({ category, elementId }) => `${category}/${elementId}`,
  records: (state) => state.elements,
  gone: (state) => state.gone.elements,
  begin: (form, { id, group, ...fields }) => ({
    category: group,
    elementId: id,
    ...memberFields(form),
    ...fields,
    attributes: [],
  }),
  fieldsOf: memberFields,
  audited: memberFields,
  beforeDelete(call, { category, elementId }) {
    if (category !== PAGES_SECTION) return;
    redirectDeleted(call, {
      from: pagePath(elementId),
      successors: startPageOnly,
      subject: subjectOf(elements, { category, elementId }),
    });
  },
};

type Schemas = components['schemas'];

const adminSections = (state: ShopState): MockList<Schemas['AdminSection']> => ({
  resource: 'sections',
  records: state.sections.map((section) => ({ id: section.category, ...section })),
  ...groupList,
});

const adminElements = (state: ShopState): MockList<Schemas['AdminElement']> => ({
  resource: 'elements',
  records: state.elements.map((one) => ({ id: `${one.category}_${one.elementId}`, ...one })),
  sortable: memberList.sortable,
  defaultSort: { field: 'category', direction: 'ASC' },
  sortBy: {
    ...memberList.sortBy,
    category: ({ category, listingOrderWeight }) => [category, listingOrderWeight],
  },
  filters: { ...memberList.filters, texts: ['id', 'category'] },
});

/**
 * Returns a section's elements in order, with the fields that visitors can see. Empty for an
 * external section.
 * @throws 404 if the section isn't visible
 */
const listVisibleElements = (state: ShopState, category: string): ShopState['elements'] =>
  visibleIn(state, sections, elements, category).visible.map((element) => ({
    ...element,
    attributes: element.attributes.filter(isPublicAttribute),
  }));

export const content = {
  listSections: ({ state }) => listRecords(state, sections).filter(({ enabled }) => enabled),

  listElements: ({ state, params }) => listVisibleElements(state, params.category),

  listBuilderSections: ({ state }) => listRecords(state, sections),

  listBuilderElements: ({ state, params }) =>
    listRecords(state, elements, findRecord(state, sections, params).category),

  createSection: (call) => ({
    ...presentDone(made('section')),
    Content: createRecord(call, sections, call.body),
  }),

  updateSection: (call) => ({
    ...presentDone(saved('section')),
    Content: updateRecord(call, sections, call.params, call.body),
  }),

  deleteSection: (call) => presentOutcome(deleteRecord(call, sections, call.params)),

  createElement: (call) => ({
    ...presentDone(made('element')),
    ContentElement: createRecord(call, elements, call.body, {
      group: findRecord(call.state, sections, call.params).category,
    }),
  }),

  updateElement: (call) => ({
    ...presentDone(saved('element')),
    ContentElement: updateRecord(call, elements, call.params, call.body),
  }),

  deleteElement: (call) => presentOutcome(deleteRecord(call, elements, call.params)),

  saveElementAttribute: (call) =>
    presentOutcome(saveAttribute(call, elements, call.params, call.body)),

  deleteElementAttribute: (call) => presentOutcome(deleteAttribute(call, elements, call.params)),

  listAdminSections: (call) => answerList(call, adminSections(call.state)),
  getAdminSection: ({ state, params }) => answerRecord(params.id, adminSections(state)),
  listAdminElements: (call) => answerList(call, adminElements(call.state)),
  getAdminElement: ({ state, params }) => answerRecord(params.id, adminElements(state)),
} satisfies Partial<MockHandlers>;
