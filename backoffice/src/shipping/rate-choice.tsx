import { Box, FormControlLabel, Radio, RadioGroup } from '@mui/material';
import { useEffect, useRef } from 'react';
import { formatCents } from '../ui/format.ts';
import type { LabelRate } from './label-rates.ts';

interface Props {
  rates: readonly LabelRate[];
  /** `rateId` of the selected rate. */
  chosen: string | null;
  onChoose: (rateId: string) => void;
}

/** Selects the service for a parcel, with transit times and prices. */
export function RateChoice({ rates, chosen, onChoose }: Props) {
  const group = useRef<HTMLDivElement>(null);
  // Focused right away. Enter buys the selected service, and the arrow keys select another.
  useEffect(() => group.current?.querySelector<HTMLInputElement>('input:checked')?.focus(), []);
  return (
    <RadioGroup
      ref={group}
      aria-label="Service"
      value={chosen}
      onChange={(_, rateId) => onChoose(rateId)}
      sx={{ borderTop: 1, borderColor: 'divider' }}
    >
      {rates.map((rate) => (
        <FormControlLabel
          key={rate.rateId}
          value={rate.rateId}
          control={<Radio size="small" />}
          label={<RateText rate={rate} />}
          // The focus ring is wider than the button.
          sx={{ m: 0, gap: 1, borderBottom: 1, borderColor: 'divider' }}
          slotProps={{ typography: { sx: { flex: 1, minWidth: 0 } } }}
        />
      ))}
    </RadioGroup>
  );
}

function RateText({ rate: { service, days, amount } }: { rate: LabelRate }) {
  return (
    <Box
      component="span"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        columnGap: 2,
        py: 0.5,
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      <span>{service}</span>
      <Box component="span" sx={{ fontWeight: 640, textAlign: 'right' }}>
        {formatCents(amount)}
      </Box>
      <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
        {days === null
          ? 'Transit time unknown'
          : `${days} ${days === 1 ? 'day' : 'days'} in transit`}
      </Box>
    </Box>
  );
}
