import { Box } from '@mui/material';
import { COUNTED_UP_TO } from '@spindle/sdk/domain/backoffice/list-limits';
import { Pagination, useListContext } from 'react-admin';
import { formatCount } from './format.ts';
import { useTranslateText } from './use-translate-text.ts';

const more =
  'More than %{count} results. Narrow the filter or reverse the sort order to see the rest.';

/** Shows the page navigation of the surrounding list, or nothing if there is only one page. */
export function Pages({ sizes }: { sizes: number[] }) {
  const { data, total = 0 } = useListContext();
  const translate = useTranslateText();
  if (data === undefined) return null;
  return (
    <>
      <Pagination rowsPerPageOptions={sizes} />
      {total >= COUNTED_UP_TO && (
        <Box sx={{ fontSize: '0.875rem', color: 'text.secondary', textAlign: 'right' }}>
          {translate(more, { count: formatCount(COUNTED_UP_TO - 1) })}
        </Box>
      )}
    </>
  );
}
