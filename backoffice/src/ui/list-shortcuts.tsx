import { useListContext } from 'react-admin';
import { useShortcut } from './shortcuts.ts';
import { useRowSteps } from './use-row-steps.ts';

export const searchFieldId = 'list-search';

/** Handles the shortcuts that work on every list. */
export function ListShortcuts() {
  const { page, setPage, hasNextPage, hasPreviousPage, refetch } = useListContext();
  useShortcut('/', () => document.getElementById(searchFieldId)?.focus());
  useShortcut('n', () => hasNextPage && setPage(page + 1));
  useShortcut('p', () => hasPreviousPage && setPage(page - 1));
  useRowSteps();
  useShortcut('r', () => void refetch());
  return null;
}
