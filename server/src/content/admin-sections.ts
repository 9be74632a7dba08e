import type { components } from '@spindle/sdk/schema';
import { flag, oneOfTexts, textAnywhere } from '../database/list-filters.ts';
import type { ResourceList } from '../http/resource-list.ts';
import { sectionColumns, type SectionRow } from './content-rows.ts';
import { presentSection } from './presenters.ts';

export const adminSections: ResourceList<SectionRow, components['schemas']['AdminSection']> = {
  resource: 'sections',
  defaultSort: { field: 'listingOrderWeight', direction: 'ASC' },
  source: {
    from: 'content_sections',
    key: ['category'],
    columns: sectionColumns,
    where: 'deleted_at is null',
    sortable: {
      listingOrderWeight: ['listing_order_weight'],
      title: ['lower(title)'],
      dateCreated: ['created_at'],
      dateModified: ['updated_at'],
      id: ['category'],
    },
    filters: {
      id: oneOfTexts('category'),
      enabled: flag('enabled'),
      expired: flag('expired'),
      locked: flag('locked'),
      external: flag('external'),
      q: textAnywhere('lower(title)', 'category'),
    },
  },
  present: (row) => ({ id: row.category, ...presentSection(row) }),
};
