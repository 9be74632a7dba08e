import type { Outcome } from '../ui/outcome-note.tsx';

export const catalogLoadError: Outcome = {
  good: false,
  title: 'Catalog Load Error',
  text: 'Please try again later.',
};
