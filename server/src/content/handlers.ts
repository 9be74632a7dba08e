import type { Handlers } from '../contract/handlers.ts';
import { notFound } from '@spindle/sdk/contract/failure';
import { loaded } from '../shop-window/loaded.ts';
import { findAllSections, findElementsOf, findSection } from './content-rows.ts';
import { createElement } from './create-element.ts';
import { createSection } from './create-section.ts';
import { deleteElementAttribute } from './delete-element-attribute.ts';
import { deleteElement } from './delete-element.ts';
import { deleteSection } from './delete-section.ts';
import { presentElementRecord, presentSection } from './presenters.ts';
import { saveElementAttribute } from './save-element-attribute.ts';
import { updateElement } from './update-element.ts';
import { updateSection } from './update-section.ts';

export const content = {
  listSections({ services }) {
    return [...loaded(services.snapshot).sections()];
  },

  listElements({ services, params }) {
    const elements = loaded(services.snapshot).elements(params.category);
    if (elements === undefined) throw notFound('There is no such section.');
    return [...elements];
  },

  async listBuilderSections({ em }) {
    return (await findAllSections(em)).map(presentSection);
  },

  async listBuilderElements({ em, params }) {
    const rows = await findElementsOf(em, params.category);
    if (rows.length === 0 && (await findSection(em, params.category)) === undefined) {
      throw notFound('There is no such section.');
    }
    return rows.map(presentElementRecord);
  },

  async createSection(call) {
    const Content = await createSection(call, call.body);
    return { Status: 'SUCCESS', Reason: 'The section was made.', Content };
  },

  async updateSection(call) {
    const Content = await updateSection(call, call.params.category, call.body);
    return { Status: 'SUCCESS', Reason: 'The section was saved.', Content };
  },

  async deleteSection(call) {
    const deleted = await deleteSection(call, call.params.category);
    if (!deleted) return { Status: 'ERROR', Reason: 'CONTENT NOT EMPTY' };
    return { Status: 'SUCCESS', Reason: 'The section was deleted.' };
  },

  async createElement(call) {
    const ContentElement = await createElement(call, call.params.category, call.body);
    return { Status: 'SUCCESS', Reason: 'The element was made.', ContentElement };
  },

  async updateElement(call) {
    const ContentElement = await updateElement(call, call.params, call.body);
    return { Status: 'SUCCESS', Reason: 'The element was saved.', ContentElement };
  },

  async deleteElement(call) {
    await deleteElement(call, call.params);
    return { Status: 'SUCCESS', Reason: 'The element was deleted.' };
  },

  async saveElementAttribute(call) {
    const refusal = await saveElementAttribute(call, call.params, call.body);
    if (refusal !== undefined) return { Status: 'ERROR', Reason: refusal };
    return { Status: 'SUCCESS', Reason: 'The attribute was saved.' };
  },

  async deleteElementAttribute(call) {
    await deleteElementAttribute(call, call.params);
    return { Status: 'SUCCESS', Reason: 'The attribute was deleted.' };
  },
} satisfies Partial<Handlers>;
