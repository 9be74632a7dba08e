import type { components } from '../../src/schema.d.ts';
import type { MockList } from '../core/answer-list.ts';
import { textAnywhere } from '../core/list-filters.ts';

type Schemas = components['schemas'];
type Group = Pick<
  Schemas['AdminCatalog'],
  keyof Schemas['AdminCatalog'] & keyof Schemas['AdminSection']
>;
type Member = Pick<
  Schemas['AdminItem'],
  keyof Schemas['AdminItem'] & keyof Schemas['AdminElement']
>;

const byTitle = ({ title }: { title: string }) => [title.toLowerCase()];

/** Sorting and filtering of the lists of catalogs and sections. */
export const groupList: Omit<MockList<Group>, 'resource' | 'records'> = {
  sortable: ['title', 'dateCreated', 'dateModified'],
  defaultSort: { field: 'listingOrderWeight', direction: 'ASC' },
  sortBy: { title: byTitle },
  filters: {
    texts: ['id'],
    flags: ['enabled', 'expired', 'locked', 'external'],
    others: { q: textAnywhere(({ title, id }) => [title, id]) },
  },
};

/**
 * Sorting and filtering of the lists of items and elements. A record's id in the list joins the ids
 * of its group and its own with an underscore, which neither contains.
 */
export const memberList = {
  sortable: ['title', 'listingOrderWeight', 'dateCreated', 'dateModified'],
  sortBy: { title: byTitle, id: ({ id }: Member) => id.split('_') },
  filters: {
    flags: ['enabled', 'expired', 'locked', 'digital', 'subscription'],
    others: { q: textAnywhere(({ title, id }: Member) => [title, id.split('_')[1] ?? '']) },
  },
} satisfies Partial<MockList<Member>>;
