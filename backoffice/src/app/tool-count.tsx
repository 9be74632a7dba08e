import { Box } from '@mui/material';
import { useGetList } from 'react-admin';
import { formatCount } from '../ui/format-count.ts';
import type { Tool } from './tools.ts';

/** How many records a tool has; room is kept while it is asked, and left empty if that fails. */
export function ToolCount({ resource, waiting }: { resource: string; waiting: Tool['waiting'] }) {
  const { total } = useGetList(resource, {
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'id', order: 'ASC' },
    ...(waiting && { filter: waiting.filter }),
  });
  return (
    <Box sx={{ minWidth: 64, textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}>
      {total === undefined ? '' : formatCount(total)}
      {total !== undefined && waiting && ` ${waiting.label}`}
    </Box>
  );
}
