import type { components } from '../../src/schema.d.ts';
import type { MockList } from '../core/answer-list.ts';
import { groupList, memberList } from '../editing/list-fields.ts';
import type { ShopState } from '../state.ts';

type Schemas = components['schemas'];

export const adminSections = ({ sections }: ShopState): MockList<Schemas['AdminSection']> => ({
  resource: 'sections',
  records: sections.map((section) => ({ id: section.category, ...section })),
  ...groupList,
});

export const adminElements = ({ elements }: ShopState): MockList<Schemas['AdminElement']> => ({
  resource: 'elements',
  records: elements.map((one) => ({ id: `${one.category}_${one.elementId}`, ...one })),
  sortable: memberList.sortable,
  defaultSort: { field: 'category', direction: 'ASC' },
  sortBy: {
    ...memberList.sortBy,
    category: ({ category, listingOrderWeight }) => [category, listingOrderWeight],
  },
  filters: { ...memberList.filters, texts: ['id', 'category'] },
});
