import type { components } from '../../src/schema.d.ts';
import type { MockList } from '../core/answer-list.ts';
import { flag, oneOfTexts, textAnywhere } from '../core/list-filters.ts';

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
  sortable: ['listingOrderWeight', 'title', 'dateCreated', 'dateModified', 'id'],
  defaultSort: { field: 'listingOrderWeight', direction: 'ASC' },
  sortBy: { title: byTitle },
  filters: {
    id: oneOfTexts('id', ({ id }) => id),
    enabled: flag('enabled', ({ enabled }) => enabled),
    expired: flag('expired', ({ expired }) => expired),
    locked: flag('locked', ({ locked }) => locked),
    external: flag('external', ({ external }) => external),
    q: textAnywhere(({ title, id }) => [title, id]),
  },
};

/**
 * How the lists of items and of elements are sorted and filtered. Their ids are those of the group
 * and of the member, joined by an underscore; neither has one.
 */
export const memberList = {
  sortBy: { title: byTitle, id: ({ id }: Member) => id.split('_') },
  filters: {
    id: oneOfTexts('id', ({ id }: Member) => id),
    enabled: flag('enabled', ({ enabled }: Member) => enabled),
    expired: flag('expired', ({ expired }: Member) => expired),
    locked: flag('locked', ({ locked }: Member) => locked),
    digital: flag('digital', ({ digital }: Member) => digital),
    subscription: flag('subscription', ({ subscription }: Member) => subscription),
    q: textAnywhere(({ title, id }: Member) => [title, id.split('_')[1] ?? '']),
  },
};
