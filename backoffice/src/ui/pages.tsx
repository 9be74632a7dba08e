import { Box } from '@mui/material';
import { COUNTED_UP_TO } from '@spindle/sdk/domain/backoffice/counted-up-to';
import { Pagination, useListContext } from 'react-admin';
import { formatCount } from './format-count.ts';

/** The pages of the list around it; none while there is nothing to leaf through. */
export function Pages({ sizes }: { sizes: number[] }) {
  const { data, total = 0 } = useListContext();
  if (data === undefined) return null;
  return (
    <>
      <Pagination rowsPerPageOptions={sizes} />
      {total >= COUNTED_UP_TO && (
        <Box sx={{ fontSize: '0.875rem', color: 'text.secondary', textAlign: 'right' }}>
          There are more than {formatCount(COUNTED_UP_TO - 1)}. Narrow the filter, or sort the other
          way round, to reach the rest.
        </Box>
      )}
    </>
  );
}
