import { useMediaQuery, type Theme } from '@mui/material';

/** A phone: tables become lists. */
export function useNarrow(): boolean {
  return useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
}
