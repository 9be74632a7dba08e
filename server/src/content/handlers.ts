import type { Handlers } from '../contract/handlers.ts';
import { notFound } from '@spindle/sdk/contract/failure';
import { deleteAttribute } from '../editing/delete-attribute.ts';
import { deleteRecord } from '../editing/delete-record.ts';
import { saveAttribute } from '../editing/save-attribute.ts';
import { updateRecord } from '../editing/update-record.ts';
import { loaded } from '../shop-window/loaded.ts';
import { readRecord } from '../editing/find-record.ts';
import { findAllSections, findElementsOf } from './content-rows.ts';
import { createElement } from './create-element.ts';
import { createSection } from './create-section.ts';
import { attributeKey } from './element-keys.ts';
import { elements } from './elements.ts';
import { presentElementRecord, presentSection } from './presenters.ts';
import { sections } from './sections.ts';
import { noSuch } from '@spindle/sdk/domain/records';

export const content = {
  listSections({ services }) {
    return [...loaded(services.snapshot).sections()];
  },

  listElements({ services, params }) {
    const shown = loaded(services.snapshot).elements(params.category);
    if (shown === undefined) throw notFound(noSuch('section'));
    return [...shown];
  },

  async listBuilderSections({ em }) {
    return (await findAllSections(em)).map(presentSection);
  },

  async listBuilderElements({ em, params }) {
    const rows = await findElementsOf(em, params.category);
    if (rows.length === 0) await readRecord(em, sections, params.category);
    return rows.map(presentElementRecord);
  },

  async createSection(call) {
    const Content = await createSection(call, call.body);
    return { Status: 'SUCCESS', Reason: 'The section was made.', Content };
  },

  async updateSection(call) {
    const Content = await updateRecord(call, sections, call.params.category, call.body);
    return { Status: 'SUCCESS', Reason: 'The section was saved.', Content };
  },

  async deleteSection(call) {
    const deleted = await deleteRecord(call, sections, call.params.category);
    if (!deleted) return { Status: 'ERROR', Reason: 'CONTENT NOT EMPTY' };
    return { Status: 'SUCCESS', Reason: 'The section was deleted.' };
  },

  async createElement(call) {
    const ContentElement = await createElement(call, call.params.category, call.body);
    return { Status: 'SUCCESS', Reason: 'The element was made.', ContentElement };
  },

  async updateElement(call) {
    const ContentElement = await updateRecord(call, elements, call.params, call.body);
    return { Status: 'SUCCESS', Reason: 'The element was saved.', ContentElement };
  },

  async deleteElement(call) {
    await deleteRecord(call, elements, call.params);
    return { Status: 'SUCCESS', Reason: 'The element was deleted.' };
  },

  async saveElementAttribute(call) {
    const refusal = await saveAttribute(call, elements, attributeKey(call.params), call.body);
    if (refusal !== undefined) return { Status: 'ERROR', Reason: refusal };
    return { Status: 'SUCCESS', Reason: 'The attribute was saved.' };
  },

  async deleteElementAttribute(call) {
    await deleteAttribute(call, elements, attributeKey(call.params));
    return { Status: 'SUCCESS', Reason: 'The attribute was deleted.' };
  },
} satisfies Partial<Handlers>;
