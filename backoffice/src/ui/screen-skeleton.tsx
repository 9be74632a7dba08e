import { Box } from '@mui/material';
import { TableSkeleton } from './table-skeleton.tsx';

/** Reserves the space of a list while its code loads: path, heading, search, table. */
export function ScreenSkeleton() {
  return (
    <Box sx={{ pt: '124px' }}>
      <TableSkeleton />
    </Box>
  );
}
