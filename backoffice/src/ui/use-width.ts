import { useMediaQuery, type Theme } from '@mui/material';

/** Returns whether the window is as narrow as a phone's. Tables then become lists. */
export function useNarrow(): boolean {
  return useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
}

/** Returns whether the navigation fits next to the screens. If not, a button opens it. */
export function useHasSideNav(): boolean {
  return !useMediaQuery((theme: Theme) => theme.breakpoints.down('md'), { noSsr: true });
}
