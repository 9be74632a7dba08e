import { made, saved } from '../../domain/editing/replies.ts';
import { presentDone, presentOutcome } from '../../domain/refusal.ts';
import { answerList, answerRecord } from '../core/answer-list.ts';
import type { MockHandlers } from '../core/call.ts';
import { deleteAttribute, saveAttribute } from '../editing/edit-attributes.ts';
import { createRecord, deleteRecord, updateRecord } from '../editing/edit-record.ts';
import { findRecord } from '../editing/record-kind.ts';
import { adminElements, adminSections } from './admin-lists.ts';
import { elements } from './elements.ts';
import { sections } from './sections.ts';
import { allSections, elementsOf, shownElements, shownSections } from './shown-content.ts';

export const content = {
  listSections: ({ state }) => shownSections(state),

  listElements: ({ state, params }) => shownElements(state, params.category),

  listBuilderSections: ({ state }) => allSections(state),

  listBuilderElements: ({ state, params }) =>
    elementsOf(state, findRecord(state, sections, params).category),

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
