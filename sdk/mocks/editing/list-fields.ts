import type { components } from '../../src/schema.d.ts';
import type { MockList } from '../core/answer-list.ts';
import { flag, oneOfTexts, textAnywhere } from '../core/list-filters.ts';

type Schemas = components['schemas'];
type Group = Pick<
  Schemas['AdminCatalog'],
  | 'id'
  | 'title'
  | 'enabled'
  | 'expired'
  | 'locked'
  | 'external'
  | 'listingOrderWeight'
  | 'dateCreated'
  | 'dateModified'
>;
type Entry = Pick<
  Schemas['AdminItem'],
  'title' | 'enabled' | 'expired' | 'locked' | 'digital' | 'subscription'
>;

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

/** Filters by what items and elements are. */
export const entryFlags = {
  enabled: flag('enabled', ({ enabled }: Entry) => enabled),
  expired: flag('expired', ({ expired }: Entry) => expired),
  locked: flag('locked', ({ locked }: Entry) => locked),
  digital: flag('digital', ({ digital }: Entry) => digital),
  subscription: flag('subscription', ({ subscription }: Entry) => subscription),
};

export function byTitle({ title }: { title: string }): string[] {
  return [title.toLowerCase()];
}
