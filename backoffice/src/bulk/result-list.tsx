import { Box } from '@mui/material';
import { shortId } from '@spindle/sdk/domain/orders/order-id';
import { useId } from 'react';
import type { Result } from './bulk-calls.ts';

interface Props {
  title: string;
  /** What people call those that the list shows. */
  names: Readonly<Record<string, string>>;
  results: readonly Result[];
}

/** Of each record what became of it, or why nothing did; nothing where there are none. */
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
        // Many of them move by themselves; with the keyboard, too.
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
        {results.map((result) => (
          <Box
            component="li"
            key={result.id}
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
              {names[result.id] ?? result.title ?? shortName(result.id)}
            </Box>
            <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
              {result.Reason}
            </Box>
          </Box>
        ))}
      </Box>
    </div>
  );
}

/** Of what another page of the list shows. */
const shortName = (id: string) => (id.includes('/') ? id : shortId(id));
