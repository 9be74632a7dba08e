import { Box } from '@mui/material';
import { shortId } from '@spindle/sdk/domain/orders/order-id';
import { useId } from 'react';
import type { Result } from './bulk-calls.ts';

interface Props {
  title: string;
  /** The names of the records on the current page. */
  names: Readonly<Record<string, string>>;
  results: readonly Result[];
}

/**
 * Lists the records with their results, or why they were skipped. Records with the same result
 * share a row. Renders nothing if there are no records.
 */
export function ResultList({ title, names, results }: Props) {
  const id = useId();
  if (results.length === 0) return null;
  return (
    <div>
      <Box id={id} sx={{ fontWeight: 640, mb: 0.5 }}>
        {title}
      </Box>
      <Box
        component="ul"
        aria-labelledby={id}
        // Long lists scroll. The tab stop makes them scrollable with the keyboard.
        tabIndex={0}
        sx={{
          m: 0,
          p: 0,
          maxHeight: '40vh',
          overflowY: 'auto',
          listStyle: 'none',
          display: 'grid',
          gridTemplateColumns: 'fit-content(50%) minmax(0, 1fr)',
          columnGap: 2,
          borderTop: 1,
          borderColor: 'divider',
        }}
      >
        {byReason(results).map(([reason, alike]) => (
          <Box
            component="li"
            key={reason}
            sx={{
              display: 'grid',
              gridColumn: '1 / -1',
              gridTemplateColumns: 'subgrid',
              py: 0.5,
              borderBottom: 1,
              borderColor: 'divider',
            }}
          >
            <Box
              component="span"
              sx={{ overflowWrap: 'break-word', minWidth: 0, fontVariantNumeric: 'tabular-nums' }}
            >
              {alike.map((result) => (
                <div key={result.id}>
                  {names[result.id] ?? result.title ?? shortName(result.id)}
                </div>
              ))}
            </Box>
            <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
              {reason}
            </Box>
          </Box>
        ))}
      </Box>
    </div>
  );
}

const byReason = (results: readonly Result[]) => [...Map.groupBy(results, ({ Reason }) => Reason)];

/**
 * Shortens the id of a record whose name isn't loaded, because it is on another page of the list.
 */
const shortName = (id: string) => (id.includes('/') ? id : shortId(id));
