import { Box } from '@mui/material';
import { useGetList } from 'react-admin';
import { formatCount } from '../ui/format-count.ts';

/** How many records a tool has; room is kept while it is asked, and left empty if that fails. */
export function ToolCount({ resource }: { resource: string }) {
  const { total } = useGetList(resource, {
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'id', order: 'ASC' },
  });
  return (
    <Box sx={{ minWidth: 64, textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}>
      {total === undefined ? '' : formatCount(total)}
    </Box>
  );
}
