import { Box } from '@mui/material';
import { dayIn } from '@spindle/sdk/domain/time/calendar';
import { zoneText } from '@spindle/sdk/domain/time/day-text';
import { RadioButtonGroupInput } from 'react-admin';
import { TextInput } from '../ui/inputs.tsx';
import { useFormContext, useWatch } from 'react-hook-form';
import { useNow } from '../ui/clock.ts';
import { textOf } from '../ui/form-values.ts';
import { useShopTimeZone } from '../ui/shop-time.ts';

const times = [
  { id: 'good', name: 'Permanent' },
  { id: 'day', name: 'Until a date' },
];

/** Asks how long the access lasts: permanently, or until the end of a day. */
export function GrantTime() {
  const { resetField } = useFormContext();
  const timeZone = useShopTimeZone();
  const today = dayIn(timeZone, new Date(useNow()));
  const ends = useWatch({ name: 'time' }) === 'day';
  return (
    <Box>
      <RadioButtonGroupInput
        source="time"
        choices={times}
        helperText={false}
        onChange={() => resetField('until')}
      />
      {ends && (
        <TextInput
          source="until"
          type="date"
          isRequired
          validate={(day) => {
            if (textOf(day) === '') return 'Enter the last day.';
            return day < today ? 'Enter today or a later date.' : undefined;
          }}
          helperText={`Access ends at the end of this day, ${zoneText(timeZone)}.`}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: today } }}
          sx={{ mt: 1, maxWidth: 240 }}
        />
      )}
    </Box>
  );
}
