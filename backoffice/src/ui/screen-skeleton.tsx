import { Box } from '@mui/material';
import { TableSkeleton } from './table-skeleton.tsx';

/** Keeps the room of a list while its code is on the way: path, heading, search, table. */
export function ScreenSkeleton() {
  return (
    <Box sx={{ pt: '124px' }}>
      <TableSkeleton />
    </Box>
  );
}
