import { useMediaQuery } from '@mui/material';
import { createContext, use } from 'react';
import { useNarrow } from './use-width.ts';

const OpenBeside = createContext<string | null>(null);

/** Provides the id of the record that is open beside the list. */
export const OpenRecordProvider = OpenBeside.Provider;

/** Returns the record shown beside the list, or null. */
export function useOpenRecord(): string | null {
  return use(OpenBeside);
}

/**
 * Returns whether space is short, on a phone or next to an open record. Tables then become lists.
 */
export function useCompact(): boolean {
  const narrow = useNarrow();
  return useOpenRecord() !== null || narrow;
}

/** Returns whether there is space for a list beside one of its records. */
export function useHasRoomForList(): boolean {
  return useMediaQuery('(min-width: 1600px)', { noSsr: true });
}
