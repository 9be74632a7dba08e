import { Link } from '@mui/material';

/** What the shop shows for it at this moment, in a window of its own. */
export function ResultsLink({ query }: { query: string }) {
  return (
    <Link
      href={`/ui/search?${new URLSearchParams({ q: query })}`}
      target="_blank"
      rel="noopener"
      aria-label={`Results for ${query}, in a new window`}
      sx={{ alignSelf: 'center', lineHeight: '24px' }}
    >
      Results
    </Link>
  );
}
