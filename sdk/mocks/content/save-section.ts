import type { BodyOf } from '../../contract/operation-types.ts';
import type { StaffCall } from '../audit/record-audit.ts';
import { chooseId } from '../editing/choose-id.ts';
import { firstVersion } from '../editing/edited.ts';
import { groupFields } from '../editing/group-fields.ts';
import { recordEdit } from '../editing/record-edit.ts';
import { saveForm } from '../editing/save-form.ts';
import type { ShopState } from '../state.ts';
import { findSection } from './find-content.ts';

type Section = ShopState['sections'][number];
type SectionForm = BodyOf<'updateSection'>;

export function createSection(call: StaffCall, form: SectionForm): Section {
  const { sections, goneContentIds } = call.state;
  const taken = [...goneContentIds, ...sections.map(({ category }) => category)];
  const category = chooseId(form.title, { fallback: 'section', taken, reserved: [] });
  const after = groupFields(form);
  const section: Section = { category, image: null, ...after, ...firstVersion(call.now) };
  sections.push(section);
  const subject = subjectOf(category);
  recordEdit(call, { action: 'content.create-section', subject, before: null, after });
  return section;
}

/** @throws 409 with the present record where the form was filled in from another version */
export function updateSection(call: StaffCall, category: string, form: SectionForm): Section {
  return saveForm(call, findSection(call.state, category), {
    form,
    fieldsOf: groupFields,
    noun: 'section',
    name: 'Content',
    action: 'content.update-section',
    subject: subjectOf(category),
  });
}

/** @returns false, with nothing changed, while it still has elements */
export function deleteSection(call: StaffCall, category: string): boolean {
  const { state } = call;
  const section = findSection(state, category);
  if (state.elements.some((element) => element.category === category)) return false;
  state.sections = state.sections.filter((one) => one !== section);
  state.goneContentIds.push(category);
  const [subject, before] = [subjectOf(category), groupFields(section)];
  recordEdit(call, { action: 'content.delete-section', subject, before, after: null });
  return true;
}

const subjectOf = (category: string) => `section ${category}`;
