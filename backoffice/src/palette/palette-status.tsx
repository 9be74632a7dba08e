import { Box, Button } from '@mui/material';

interface Props {
  typed: string;
  isEmpty: boolean;
  isPending: boolean;
  error: Error | null;
  retry: () => void;
}

/** What there is to say of a search besides what it found; its room is kept. */
export function PaletteStatus({ typed, isEmpty, isPending, error, retry }: Props) {
  return (
    <Box role="status" sx={{ px: 2, minHeight: 32, fontSize: '0.875rem', color: 'text.secondary' }}>
      {isPending && 'Searching…'}
      {!isPending && error && (
        <>
          {`The search failed. ${error.message} `}
          <Button size="small" onClick={retry}>
            Try again
          </Button>
        </>
      )}
      {!isPending && !error && isEmpty && `Nothing fits “${typed.trim()}”.`}
    </Box>
  );
}
