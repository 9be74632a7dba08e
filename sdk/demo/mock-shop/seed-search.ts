import { demoSynonyms, planSearches } from '../search.ts';
import type { ShopState } from '../../mocks/state.ts';
import { fixedId } from './fixed-id.ts';

/** Returns synonyms, and past searches including those without results. */
export function seedSearch(now: Date): Pick<ShopState, 'synonyms' | 'searches'> {
  return {
    synonyms: {
      groups: demoSynonyms.map((group) => [...group]),
      version: 1,
      dateModified: null,
    },
    searches: planSearches(now).map(({ lastAt, ...search }) => ({
      id: fixedId(`search ${search.query}`),
      ...search,
      dateLast: lastAt.toISOString(),
    })),
  };
}
