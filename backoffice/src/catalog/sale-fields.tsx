import { Box } from '@mui/material';
import { zoneText } from '@spindle/sdk/domain/time/day-text';
import { TextInput } from '../ui/inputs.tsx';
import { useFormContext, useFormState } from 'react-hook-form';
import { formatDollars } from '../ui/format.ts';
import { useShopTimeZone } from '../ui/shop-time.ts';
import type { ItemRecord } from './store-queries.ts';

const ENDS = 'saleEnds';

export function SaleFields({ item }: { item: ItemRecord }) {
  const { trigger } = useFormContext();
  const { errors } = useFormState();
  const time = { type: 'datetime-local', slotProps: { inputLabel: { shrink: true } } };
  const zone = `Shop time (${zoneText(useShopTimeZone())}).`;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
        '& > :first-of-type': { gridColumn: '1 / -1' },
      }}
    >
      <TextInput
        source="salePrice"
        isRequired
        slotProps={{ htmlInput: { inputMode: 'decimal' } }}
        helperText={`US dollars, less than the regular price of ${formatDollars(item.price)}.`}
      />
      <TextInput
        source="saleStarts"
        {...time}
        // A new start time may also fix the end time's error.
        onChange={() => {
          if (errors[ENDS]) void trigger(ENDS);
        }}
        helperText={`Leave blank to start now. ${zone}`}
      />
      <TextInput source={ENDS} isRequired {...time} helperText={zone} />
    </Box>
  );
}
