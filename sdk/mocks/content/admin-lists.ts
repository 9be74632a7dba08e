import type { components } from '../../src/schema.d.ts';
import type { MockList } from '../core/answer-list.ts';
import { oneOfTexts, textAnywhere } from '../core/list-filters.ts';
import { byTitle, entryFlags, groupList } from '../editing/list-fields.ts';
import type { ShopState } from '../state.ts';

type Schemas = components['schemas'];

export const adminSections = ({ sections }: ShopState): MockList<Schemas['AdminSection']> => ({
  resource: 'sections',
  records: sections.map((section) => ({ id: section.category, ...section })),
  ...groupList,
});

/** Its ids are `category_elementId`; neither part has an underscore. */
export const adminElements = ({ elements }: ShopState): MockList<Schemas['AdminElement']> => ({
  resource: 'elements',
  records: elements.map((element) => ({
    id: `${element.category}_${element.elementId}`,
    ...element,
  })),
  sortable: ['category', 'title', 'listingOrderWeight', 'dateCreated', 'dateModified', 'id'],
  defaultSort: { field: 'category', direction: 'ASC' },
  sortBy: {
    title: byTitle,
    category: ({ category, listingOrderWeight }) => [category, listingOrderWeight],
    id: ({ category, elementId }) => [category, elementId],
  },
  filters: {
    id: oneOfTexts('id', ({ id }) => id),
    category: oneOfTexts('category', ({ category }) => category),
    ...entryFlags,
    q: textAnywhere(({ title, elementId }) => [title, elementId]),
  },
});
