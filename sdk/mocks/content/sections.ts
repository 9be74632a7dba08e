import type { BodyOf } from '../../contract/operation-types.ts';
import { sectionNames } from '../../domain/editing/kinds.ts';
import { groupFields } from '../../domain/editing/record-fields.ts';
import { contentNotEmpty } from '../../domain/editing/replies.ts';
import type { RecordKind } from '../editing/record-kind.ts';
import type { ShopState } from '../state.ts';

type Section = ShopState['sections'][number];

/** Sections, as staff edit them. */
export const sections: RecordKind<{ category: string }, Section, BodyOf<'updateSection'>> = {
  ...sectionNames,
  pathOf: ({ category }) => category,
  records: (state) => state.sections,
  gone: (state) => state.gone.sections,
  begin: (form, { id, group: _, ...made }) => ({ category: id, ...groupFields(form), ...made }),
  fieldsOf: groupFields,
  audited: groupFields,
  members: {
    any: ({ elements }, { category }) => elements.some((element) => element.category === category),
    refusal: contentNotEmpty,
  },
};
