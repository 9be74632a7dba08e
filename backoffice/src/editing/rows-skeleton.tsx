import { Box, Skeleton } from '@mui/material';

/** Keeps the room of a list while it is on the way. */
export function RowsSkeleton() {
  return (
    <Box role="status" aria-label="Loading" sx={{ display: 'grid', gap: 2, pt: 2 }}>
      {[0, 1, 2, 3].map((row) => (
        <Skeleton key={row} variant="rectangular" animation={false} sx={{ height: 90 }} />
      ))}
    </Box>
  );
}
