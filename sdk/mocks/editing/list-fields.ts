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

/** How the lists of catalogues and of sections are sorted and filtered. */
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
 * How the lists of items and of elements are sorted and filtered. Their ids are those of the group
 * and of the member, joined by an underscore; neither has one.
 */
export const memberList = {
  sortable: ['title', 'listingOrderWeight', 'dateCreated', 'dateModified'],
  sortBy: { title: byTitle, id: ({ id }: Member) => id.split('_') },
  filters: {
    flags: ['enabled', 'expired', 'locked', 'digital', 'subscription'],
    others: { q: textAnywhere(({ title, id }: Member) => [title, id.split('_')[1] ?? '']) },
  },
} satisfies Partial<MockList<Member>>;
