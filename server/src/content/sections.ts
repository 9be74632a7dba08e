import type { components } from '@spindle/sdk/schema';
import type { BodyOf } from '@spindle/sdk/contract/operation-types';
import { groupFields } from '@spindle/sdk/domain/editing/record-fields';
import { contentNotEmpty } from '@spindle/sdk/domain/editing/replies';
import { forUpdate, type RecordKind } from '../editing/record-kind.ts';
import { findSection } from './content-rows.ts';
import { Element } from './element.entity.ts';
import { presentSection } from './presenters.ts';
import { Section } from './section.entity.ts';
import { sectionNames } from '@spindle/sdk/domain/editing/kinds';

export type SectionForm = BodyOf<'updateSection'>;

/** Sections as staff edit them. */
export const sections: RecordKind<string, Section, SectionForm, components['schemas']['Section']> =
  {
    ...sectionNames,
    pathOf: (category) => category,
    lock: (tx, category) => tx.findOne(Section, { category, deletedAt: null }, forUpdate),
    async read(em, category) {
      const row = await findSection(em, category);
      return row && presentSection(row);
    },
    fieldsOf: groupFields,
    audited: groupFields,
    members: {
      async any(tx, category) {
        return (await tx.count(Element, { category, deletedAt: null })) > 0;
      },
      rejection: contentNotEmpty,
    },
  };
