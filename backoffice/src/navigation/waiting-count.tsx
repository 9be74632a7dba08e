import { Box } from '@mui/material';
import { formatCount } from '../ui/format.ts';
import type { Tool } from './tools.ts';
import { useSummary } from './summary.ts';
import { useTranslateText } from '../ui/use-translate-text.ts';

interface Props {
  of: readonly NonNullable<Tool['waiting']>['of'][];
  label: string;
}

/** Shows a link's number of open tasks, or nothing if there are none. */
export function WaitingCount({ of, label }: Props) {
  const summary = useSummary();
  const translate = useTranslateText();
  if (!summary) return null;
  const count = of.reduce((sum, one) => sum + summary[one], 0);
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
        // Passes clicks through to the link.
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
        {` ${translate(label)}`}
      </Box>
    </Box>
  );
}
