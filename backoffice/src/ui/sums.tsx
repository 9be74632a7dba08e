import { Box } from '@mui/material';
import { Fragment } from 'react';
import { formatCents } from './format.ts';
import { useTranslateText } from './use-translate-text.ts';

interface Sum {
  id: string;
  label: string;
  /** Cents. */
  amount: number;
}

/** Lists amounts, followed by their total. */
export function Sums({ sums }: { sums: readonly Sum[] }) {
  const translate = useTranslateText();
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        fontSize: '0.875rem',
        fontVariantNumeric: 'tabular-nums',
        '& dt, & dd': { m: 0, py: '7px', borderTop: 1, borderColor: 'divider' },
        '& dt': { color: 'text.secondary' },
        '& dd': { pl: 2, textAlign: 'right' },
        '& dt:last-of-type, & dd:last-of-type': { color: 'text.primary', fontWeight: 600 },
      }}
    >
      {sums.map(({ id, label, amount }) => (
        <Fragment key={id}>
          <dt>{translate(label)}</dt>
          <dd>{formatCents(amount)}</dd>
        </Fragment>
      ))}
    </Box>
  );
}
