import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslateText } from './use-translate-text.ts';

export interface Fact {
  label: string;
  value: ReactNode;
}

/** Shows a record's fields as a data sheet of names and values. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        maxWidth: 960,
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: '180px minmax(0, 1fr)' },
        borderTop: 1,
        borderColor: 'divider',
        fontSize: '0.875rem',
        fontVariantNumeric: 'tabular-nums',
        '& dt, & dd': { m: 0, pt: '7px', pb: '7px', borderBottom: 1, borderColor: 'divider' },
        '& dt': {
          color: 'text.secondary',
          pb: { xs: 0, sm: '7px' },
          borderBottomWidth: { xs: 0, sm: 1 },
        },
        '& dd': { pt: { xs: 0, sm: '7px' }, overflowWrap: 'anywhere' },
      }}
    >
      {facts.map(({ label, value }) => (
        <Fact key={label} label={label} value={value} />
      ))}
    </Box>
  );
}

function Fact({ label, value }: Fact) {
  const translate = useTranslateText();
  return (
    <>
      <dt>{translate(label)}</dt>
      <dd>{value === null || value === '' ? <None /> : value}</dd>
    </>
  );
}

/** Marks an empty value, also for screen readers. */
export function None() {
  const translate = useTranslateText();
  return (
    <Box component="span" sx={{ color: 'text.secondary' }}>
      {translate('none')}
    </Box>
  );
}
