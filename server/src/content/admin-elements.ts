import type { components } from '@spindle/sdk/schema';
import {
  flag,
  oneOfTexts,
  textAnywhere,
  textsOf,
  type ListFilter,
} from '../database/list-filters.ts';
import type { ResourceList } from '../http/resource-list.ts';
import { elementColumns, type ElementRow } from './content-rows.ts';
import { presentElementRecord } from './presenters.ts';

/** `category_elementId`; neither part has an underscore. */
const byId: ListFilter = (wanted, bind) => {
  const ids = textsOf(wanted);
  return ids && `e.category || '_' || e.element_id = any(${bind(ids)}::text[])`;
};

export const adminElements: ResourceList<ElementRow, components['schemas']['AdminElement']> = {
  resource: 'elements',
  defaultSort: { field: 'category', direction: 'ASC' },
  source: {
    from: 'content_elements e',
    key: ['e.category', 'e.element_id'],
    columns: elementColumns,
    where: 'e.deleted_at is null',
    sortable: {
      category: ['e.category', 'e.listing_order_weight'],
      title: ['lower(e.title)'],
      listingOrderWeight: ['e.listing_order_weight'],
      dateCreated: ['e.created_at'],
      dateModified: ['e.updated_at'],
      id: ['e.category', 'e.element_id'],
    },
    filters: {
      id: byId,
      category: oneOfTexts('e.category'),
      enabled: flag('e.enabled'),
      expired: flag('e.expired'),
      locked: flag('e.locked'),
      digital: flag('e.digital'),
      subscription: flag('e.subscription'),
      q: textAnywhere('lower(e.title)', 'e.element_id'),
    },
  },
  present: (row) => ({ id: `${row.category}_${row.element_id}`, ...presentElementRecord(row) }),
};
