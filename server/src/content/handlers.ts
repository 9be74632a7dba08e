import type { Handlers } from '../contract/handlers.ts';
import { notFound } from '@spindle/sdk/contract/failure';
import { deleteAttribute, saveAttribute } from '../editing/save-attribute.ts';
import { deleteRecord, updateRecord } from '../editing/change-record.ts';
import { loaded } from '../read-cache/loaded.ts';
import { readRecord } from '../editing/find-record.ts';
import { findAllSections, findElementsOf } from './content-rows.ts';
import { createElement } from './create-element.ts';
import { createSection } from './create-section.ts';
import { attributeKey, elements } from './elements.ts';
import { presentElementRecord, presentSection } from './presenters.ts';
import { sections } from './sections.ts';
import { made, saved } from '@spindle/sdk/domain/editing/replies';
import { noSuch } from '@spindle/sdk/domain/records';
import { presentDone, presentOutcome } from '@spindle/sdk/domain/rejection';

export const content = {
  listSections({ services }) {
    return [...loaded(services.snapshot).sections()];
  },

  async listElements({ services, params }) {
    const displayed = await loaded(services.snapshot).elements(params.category);
    if (displayed === undefined) throw notFound(noSuch('section'));
    return displayed;
  },

  async listBuilderSections({ em }) {
    return (await findAllSections(em)).map(presentSection);
  },

  async listBuilderElements({ em, params, now }) {
    const rows = await findElementsOf(em, params.category);
    if (rows.length === 0) await readRecord(em, sections, params.category, now);
    return rows.map(presentElementRecord);
  },

  async createSection(call) {
    const Content = await createSection(call, call.body);
    return { ...presentDone(made('section')), Content };
  },

  async updateSection(call) {
    const Content = await updateRecord(call, sections, call.params.category, call.body);
    return { ...presentDone(saved('section')), Content };
  },

  async deleteSection(call) {
    return presentOutcome(await deleteRecord(call, sections, call.params.category));
  },

  async createElement(call) {
    const ContentElement = await createElement(call, call.params.category, call.body);
    return { ...presentDone(made('element')), ContentElement };
  },

  async updateElement(call) {
    const ContentElement = await updateRecord(call, elements, call.params, call.body);
    return { ...presentDone(saved('element')), ContentElement };
  },

  async deleteElement(call) {
    return presentOutcome(await deleteRecord(call, elements, call.params));
  },

  async saveElementAttribute(call) {
    const key = attributeKey(call.params);
    return presentOutcome(await saveAttribute(call, elements, key, call.body));
  },

  async deleteElementAttribute(call) {
    return presentOutcome(await deleteAttribute(call, elements, attributeKey(call.params)));
  },
} satisfies Partial<Handlers>;
