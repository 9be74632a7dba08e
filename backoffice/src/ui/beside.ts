import { useMediaQuery } from '@mui/material';
import { createContext, use } from 'react';
import { useNarrow } from './use-width.ts';

const OpenBeside = createContext<string | null>(null);

/** Around a list that stands beside one of its records: which one. */
export const OpenBesideList = OpenBeside.Provider;

/** The record that is shown beside the list, if one is. */
export function useOpenBeside(): string | null {
  return use(OpenBeside);
}

/** There is little room: a phone's, or beside a record. Tables become lists. */
export function useCompact(): boolean {
  const narrow = useNarrow();
  return useOpenBeside() !== null || narrow;
}

/** Whether there is room for a list beside one of its records. */
export function useRoomBeside(): boolean {
  return useMediaQuery('(min-width: 1600px)', { noSsr: true });
}
