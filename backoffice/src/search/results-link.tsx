import { Link } from '@mui/material';

/** Opens the current results of a search in a new window. */
export function ResultsLink({ query }: { query: string }) {
  return (
    <Link
      href={`/ui/search?${new URLSearchParams({ q: query })}`}
      target="_blank"
      rel="noopener"
      aria-label={`Results for ${query} (new tab)`}
      sx={{ alignSelf: 'center', lineHeight: '24px' }}
    >
      Results
    </Link>
  );
}
