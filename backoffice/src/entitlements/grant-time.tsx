import {
  Box,
  FormControl,
  FormControlLabel,
  FormLabel,
  Radio,
  RadioGroup,
  TextField,
} from '@mui/material';
import { zoneText } from '@spindle/sdk/domain/time/day-text';
import { useId } from 'react';
import { useShopTimeZone } from '../ui/shop-time.ts';
import type { GrantForm } from './grant-form.ts';

interface Props {
  form: GrantForm;
  error: string | undefined;
  /** By the shop's calendar; no earlier day makes sense. */
  today: string;
  onChange: (part: Partial<GrantForm>) => void;
}

/** For good, or until the end of a day. */
export function GrantTime({ form, error, today, onChange }: Props) {
  const id = useId();
  const timeZone = useShopTimeZone();
  return (
    <Box>
      <FormControl>
        <FormLabel id={id}>How long</FormLabel>
        <RadioGroup
          row
          aria-labelledby={id}
          value={form.forGood ? 'good' : 'day'}
          onChange={(_, value) => onChange({ forGood: value === 'good', until: '' })}
        >
          <FormControlLabel value="good" control={<Radio />} label="For good" />
          <FormControlLabel value="day" control={<Radio />} label="Until the end of a day" />
        </RadioGroup>
      </FormControl>
      {!form.forGood && (
        <TextField
          type="date"
          label="Last day"
          required
          value={form.until}
          onChange={({ target }) => onChange({ until: target.value })}
          error={error !== undefined}
          helperText={error ?? `It ends with this day, ${zoneText(timeZone)}.`}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: today } }}
          sx={{ mt: 1, maxWidth: 240 }}
        />
      )}
    </Box>
  );
}
