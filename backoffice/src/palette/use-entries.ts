import { readSearch } from '@spindle/sdk/domain/backoffice/read-search';
import { useHasAccess } from '../editing/use-has-access.ts';
import { useShopTimeZone } from '../ui/shop-time.ts';
import type { Entry } from './entry.ts';
import { resultEntries } from './result-entries.ts';
import { useSearchResults } from './use-search-results.ts';
import { useStaticEntries } from './use-static-entries.ts';

/**
 * Returns the entries for the typed text: tools, search results and actions. Without text, tools
 * and actions only.
 */
export function useEntries(typed: string) {
  const opens = { orders: useHasAccess('show', 'orders'), items: useHasAccess('show', 'items') };
  const timeZone = useShopTimeZone();
  const { parts } = readSearch(typed);
  const matches = ({ searchText }: Entry) => parts.every((part) => searchText.includes(part));
  const known = useStaticEntries().filter(matches);
  const { found, isCurrent, ...search } = useSearchResults(typed);
  const all = found ? resultEntries(found, { opens, timeZone }) : [];
  const entries = [
    ...known.filter(({ group }) => group === 'Tools'),
    // Drops outdated results that don't match the current text, so that Enter can't open them.
    ...(isCurrent ? all : all.filter(matches)),
    ...known.filter(({ group }) => group === 'Actions'),
  ];
  return { entries, ...search };
}
