import { Box } from '@mui/material';
import { formatCount } from '../ui/format-count.ts';
import type { Tool } from './tools.ts';
import { useSummary } from './use-summary.ts';

/** On the way to a tool, how much waits there; nothing where nothing does. */
export function WaitingCount({ of, label }: NonNullable<Tool['waiting']>) {
  const count = useSummary()?.[of] ?? 0;
  if (count === 0) return null;
  return (
    <Box
      component="span"
      sx={{
        position: 'absolute',
        inset: '0 12px 0 auto',
        display: 'flex',
        alignItems: 'center',
        fontSize: '0.8125rem',
        fontVariantNumeric: 'tabular-nums',
        color: 'text.secondary',
        // What is pressed is the way it stands on.
        pointerEvents: 'none',
      }}
    >
      {formatCount(count)}
      <Box
        component="span"
        sx={{
          position: 'absolute',
          width: 1,
          height: 1,
          overflow: 'hidden',
          clipPath: 'inset(50%)',
        }}
      >
        {` ${label}`}
      </Box>
    </Box>
  );
}
