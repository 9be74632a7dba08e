import { useMediaQuery, type Theme } from '@mui/material';

/** A phone: tables become lists. */
export function useNarrow(): boolean {
  return useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
}

/** Whether there is room for the navigation beside the screens; if not, a button opens it. */
export function useNavAtSide(): boolean {
  return !useMediaQuery((theme: Theme) => theme.breakpoints.down('md'), { noSsr: true });
}
