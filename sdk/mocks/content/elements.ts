import type { BodyOf } from '../../contract/operation-types.ts';
import { memberFields } from '../../domain/editing/record-fields.ts';
import type { StaffCall } from '../audit/record-audit.ts';
import { chooseId, createRecord } from '../editing/edit-record.ts';
import { firstVersion } from '../editing/edited.ts';
import { findRecord, type MemberKind } from '../editing/record-kind.ts';
import type { ShopState } from '../state.ts';
import { sections } from './sections.ts';

type Element = ShopState['elements'][number];
type ElementForm = BodyOf<'updateElement'>;

/** Elements, as staff edit them. */
export const elements: MemberKind<Pick<Element, 'category' | 'elementId'>, Element, ElementForm> = {
  area: 'content',
  name: 'element',
  noun: 'element',
  member: 'ContentElement',
  pathOf: ({ category, elementId }) => `${category}/${elementId}`,
  records: (state) => state.elements,
  gone: (state) => state.gone.elements,
  fieldsOf: memberFields,
  audited: memberFields,
};

export function createElement(
  call: StaffCall,
  { category }: { category: string },
  form: ElementForm,
): Element {
  findRecord(call.state, sections, { category });
  const elementId = chooseId(call.state, elements, form, { group: `${category}/` });
  const fields = { ...memberFields(form), ...firstVersion(call.now) };
  return createRecord(call, elements, {
    category,
    elementId,
    image: null,
    ...fields,
    attributes: [],
  });
}
