import { Link } from '@mui/material';

/** Opens what the shop currently finds for it, in a new window. */
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
