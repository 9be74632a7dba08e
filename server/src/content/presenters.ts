import type { components } from '@spindle/sdk/schema';
import { presentForStaff, presentGroup, presentMember } from '../editing/present-record.ts';
import { isPublicAttribute } from '@spindle/sdk/domain/editing/edit-attribute';
import type { ElementRow, SectionRow } from './content-rows.ts';

type Schema = components['schemas'];

export function presentSection(row: SectionRow): Schema['Section'] {
  return { category: row.category, ...presentGroup(row) };
}

/** Presents an element to visitors. */
export function presentElement(row: ElementRow): Schema['Element'] {
  return presentElementRecord({ ...row, attributes: row.attributes.filter(isPublicAttribute) });
}

/** Presents an element to staff. */
export function presentElementRecord(row: ElementRow): Schema['Element'] {
  return {
    category: row.category,
    elementId: row.element_id,
    ...presentMember(row),
    ...presentForStaff(row),
  };
}
