import { useMediaQuery, type Theme } from '@mui/material';

/** Returns whether the window is a phone's, where tables become lists. */
export function useNarrow(): boolean {
  return useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
}

/**
 * Returns whether there is space for the navigation beside the screens. If not, a button opens it.
 */
export function useHasSideNav(): boolean {
  return !useMediaQuery((theme: Theme) => theme.breakpoints.down('md'), { noSsr: true });
}
