import type { BodyOf } from '../../contract/operation-types.ts';
import { elementNames } from '../../domain/editing/kinds.ts';
import { memberFields } from '../../domain/editing/record-fields.ts';
import type { RecordKind } from '../editing/record-kind.ts';
import type { ShopState } from '../state.ts';

type Element = ShopState['elements'][number];
type ElementKey = Pick<Element, 'category' | 'elementId'>;

/** Elements, as staff edit them. */
export const elements: RecordKind<ElementKey, Element, BodyOf<'updateElement'>> = {
  ...elementNames,
  pathOf: ({ category, elementId }) => `${category}/${elementId}`,
  records: (state) => state.elements,
  gone: (state) => state.gone.elements,
  begin: (form, { id, group, ...made }) => ({
    category: group,
    elementId: id,
    ...memberFields(form),
    ...made,
    attributes: [],
  }),
  fieldsOf: memberFields,
  audited: memberFields,
};
