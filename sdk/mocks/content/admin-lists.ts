import type { components } from '../../src/schema.d.ts';
import { flag, oneOfTexts, textAnywhere } from '../catalog/list-filters.ts';
import type { MockList } from '../core/answer-list.ts';
import type { ShopState } from '../state.ts';

type Schemas = components['schemas'];

export const adminSections = ({ sections }: ShopState): MockList<Schemas['AdminSection']> => ({
  resource: 'sections',
  records: sections.map((section) => ({ id: section.category, ...section })),
  sortable: ['listingOrderWeight', 'title', 'dateCreated', 'dateModified', 'id'],
  defaultSort: { field: 'listingOrderWeight', direction: 'ASC' },
  sortBy: { title: ({ title }) => [title.toLowerCase()] },
  filters: {
    enabled: flag('enabled', ({ enabled }) => enabled),
    expired: flag('expired', ({ expired }) => expired),
    locked: flag('locked', ({ locked }) => locked),
    external: flag('external', ({ external }) => external),
    q: textAnywhere(({ title, id }) => [title, id]),
  },
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
    title: ({ title }) => [title.toLowerCase()],
    category: ({ category, listingOrderWeight }) => [category, listingOrderWeight],
    id: ({ category, elementId }) => [category, elementId],
  },
  filters: {
    category: oneOfTexts('category', ({ category }) => category),
    enabled: flag('enabled', ({ enabled }) => enabled),
    expired: flag('expired', ({ expired }) => expired),
    locked: flag('locked', ({ locked }) => locked),
    digital: flag('digital', ({ digital }) => digital),
    subscription: flag('subscription', ({ subscription }) => subscription),
    q: textAnywhere(({ title, elementId }) => [title, elementId]),
  },
});
