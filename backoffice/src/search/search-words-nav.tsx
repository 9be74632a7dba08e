import { ScreensNav } from '../ui/screens-nav.tsx';

/** The parent screen of the search lists. */
export const searchWords = { label: 'Search words', to: '/ui/admin/searchWords' };

const screens = [
  { to: '/ui/admin/searchWords', label: 'Synonyms' },
  { to: '/ui/admin/searchWords/inVain', label: 'No results' },
  { to: '/ui/admin/searchWords/most', label: 'Most searched' },
];

export function SearchWordsNav() {
  return <ScreensNav label="Search words" screens={screens} />;
}
