import { answerList, answerRecord } from '../core/answer-list.ts';
import type { MockHandlers } from '../core/call.ts';
import { findSection } from './find-content.ts';
import { adminElements, adminSections } from './admin-lists.ts';
import { deleteElementAttribute, saveElementAttribute } from './element-attributes.ts';
import { createElement, deleteElement, updateElement } from './save-element.ts';
import { createSection, deleteSection, updateSection } from './save-section.ts';
import { allSections, elementsOf, shownElements, shownSections } from './shown-content.ts';

export const content = {
  listSections: ({ state }) => shownSections(state),

  listElements: ({ state, params }) => shownElements(state, params.category),

  listBuilderSections: ({ state }) => allSections(state),

  listBuilderElements: ({ state, params }) =>
    elementsOf(state, findSection(state, params.category).category),

  createSection(call) {
    const Content = createSection(call, call.body);
    return { Status: 'SUCCESS', Reason: 'The section was made.', Content };
  },

  updateSection(call) {
    const Content = updateSection(call, call.params.category, call.body);
    return { Status: 'SUCCESS', Reason: 'The section was saved.', Content };
  },

  deleteSection(call) {
    if (!deleteSection(call, call.params.category)) {
      return { Status: 'ERROR', Reason: 'CONTENT NOT EMPTY' };
    }
    return { Status: 'SUCCESS', Reason: 'The section was deleted.' };
  },

  createElement(call) {
    const ContentElement = createElement(call, call.params.category, call.body);
    return { Status: 'SUCCESS', Reason: 'The element was made.', ContentElement };
  },

  updateElement(call) {
    const ContentElement = updateElement(call, call.params, call.body);
    return { Status: 'SUCCESS', Reason: 'The element was saved.', ContentElement };
  },

  deleteElement(call) {
    deleteElement(call, call.params);
    return { Status: 'SUCCESS', Reason: 'The element was deleted.' };
  },

  saveElementAttribute(call) {
    const refusal = saveElementAttribute(call, call.params, call.body);
    if (refusal !== undefined) return { Status: 'ERROR', Reason: refusal };
    return { Status: 'SUCCESS', Reason: 'The attribute was saved.' };
  },

  deleteElementAttribute(call) {
    deleteElementAttribute(call, call.params);
    return { Status: 'SUCCESS', Reason: 'The attribute was deleted.' };
  },

  listAdminSections: (call) => answerList(call, adminSections(call.state)),
  getAdminSection: ({ state, params }) => answerRecord(params.id, adminSections(state)),
  listAdminElements: (call) => answerList(call, adminElements(call.state)),
  getAdminElement: ({ state, params }) => answerRecord(params.id, adminElements(state)),
} satisfies Pick<
  MockHandlers,
  | 'listSections'
  | 'listElements'
  | 'listBuilderSections'
  | 'listBuilderElements'
  | 'createSection'
  | 'updateSection'
  | 'deleteSection'
  | 'createElement'
  | 'updateElement'
  | 'deleteElement'
  | 'saveElementAttribute'
  | 'deleteElementAttribute'
  | 'listAdminSections'
  | 'getAdminSection'
  | 'listAdminElements'
  | 'getAdminElement'
>;
