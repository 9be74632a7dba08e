import { conflict } from '../../contract/failure.ts';
import type { BodyOf } from '../../contract/operation-types.ts';
import type { StaffCall } from '../audit/record-audit.ts';
import { chooseId } from '../catalog/choose-id.ts';
import { edited } from '../catalog/edited.ts';
import { recordEdit } from '../catalog/record-edit.ts';
import { findSection } from '../media/find-content.ts';
import type { ShopState } from '../state.ts';

type Section = ShopState['sections'][number];
type SectionForm = BodyOf<'updateSection'>;

export function createSection(call: StaffCall, form: SectionForm): Section {
  const { sections, goneContentIds } = call.state;
  const taken = [...goneContentIds, ...sections.map(({ category }) => category)];
  const section: Section = {
    category: chooseId(form.title, { fallback: 'section', taken, reserved: [] }),
    image: null,
    ...sectionFields(form),
    version: 1,
    dateCreated: call.now.toISOString(),
    dateModified: call.now.toISOString(),
  };
  sections.push(section);
  recordEdit(call, {
    action: 'content.create-section',
    subject: `section ${section.category}`,
    before: null,
    after: auditedSection(section),
  });
  return section;
}

/** @throws 409 with the present record where the form was filled in from another version */
export function updateSection(call: StaffCall, category: string, form: SectionForm): Section {
  const section = findSection(call.state, category);
  if (form.version !== undefined && form.version !== section.version) {
    throw conflict('Somebody changed this section meanwhile. Look at it again, then save.', {
      Content: section,
    });
  }
  const before = auditedSection(section);
  Object.assign(section, sectionFields(form));
  edited(section, call.now);
  recordEdit(call, {
    action: 'content.update-section',
    subject: `section ${category}`,
    before,
    after: auditedSection(section),
  });
  return section;
}

/** @returns false, with nothing changed, while it still has elements */
export function deleteSection(call: StaffCall, category: string): boolean {
  const { state } = call;
  const section = findSection(state, category);
  if (state.elements.some((element) => element.category === category)) return false;
  state.sections = state.sections.filter((one) => one !== section);
  state.goneContentIds.push(category);
  recordEdit(call, {
    action: 'content.delete-section',
    subject: `section ${category}`,
    before: auditedSection(section),
    after: null,
  });
  return true;
}

/** Every field is replaced but `image`: pictures come by upload. */
function sectionFields(form: SectionForm) {
  return {
    title: form.title,
    description: form.description,
    imageAlt: form.imageAlt ?? null,
    enabled: form.enabled ?? false,
    expired: form.expired ?? false,
    locked: form.locked ?? false,
    external: form.external ?? false,
    link: form.link ?? null,
    listingOrderWeight: form.listingOrderWeight,
  };
}

/** What of a section staff can edit. */
function auditedSection(section: Section) {
  const { category: _, image: _image, version, dateCreated, dateModified, ...fields } = section;
  return fields;
}
