import type { BodyOf } from '../../contract/operation-types.ts';
import { groupFields } from '../../domain/editing/record-fields.ts';
import { contentNotEmpty } from '../../domain/editing/replies.ts';
import type { StaffCall } from '../audit/record-audit.ts';
import { chooseId, createRecord } from '../editing/edit-record.ts';
import { firstVersion } from '../editing/edited.ts';
import type { RecordKind } from '../editing/record-kind.ts';
import type { ShopState } from '../state.ts';

type Section = ShopState['sections'][number];
type SectionForm = BodyOf<'updateSection'>;

/** Sections, as staff edit them. */
export const sections: RecordKind<{ category: string }, Section, SectionForm> = {
  area: 'content',
  name: 'section',
  noun: 'section',
  member: 'Content',
  pathOf: ({ category }) => category,
  records: (state) => state.sections,
  gone: (state) => state.gone.sections,
  fieldsOf: groupFields,
  audited: groupFields,
  members: {
    any: ({ elements }, { category }) => elements.some((element) => element.category === category),
    refusal: contentNotEmpty,
  },
};

export function createSection(call: StaffCall, form: SectionForm): Section {
  const category = chooseId(call.state, sections, form);
  const fields = { ...groupFields(form), ...firstVersion(call.now) };
  return createRecord(call, sections, { category, image: null, ...fields });
}
