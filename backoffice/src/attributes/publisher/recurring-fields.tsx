import { Box, TextField } from '@mui/material';
import { useInput } from 'react-admin';
import { intervals, usageTypes } from './recurring.ts';

/** How the price of a subscription recurs. */
export function RecurringFields() {
  return (
    <Box
      role="group"
      aria-label="Recurring"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 2, '& > *': { flex: '1 1 140px' } }}
    >
      <Choice source="interval" label="Interval" choices={intervals} />
      <IntervalCount />
      <Choice source="usageType" label="Usage type" choices={usageTypes} />
    </Box>
  );
}

interface Props {
  source: string;
  label: string;
  choices: readonly string[];
}

function Choice({ source, label, choices }: Props) {
  const { id, field } = useInput({ source });
  return (
    <TextField
      select
      id={id}
      label={label}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      {choices.map((choice) => (
        <option key={choice}>{choice}</option>
      ))}
    </TextField>
  );
}

function IntervalCount() {
  const { id, field } = useInput({ source: 'intervalCount', parse: numberOf });
  return (
    <TextField
      id={id}
      type="number"
      label="Interval count"
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      slotProps={{ htmlInput: { min: 1, max: 365, step: 1 } }}
    />
  );
}

/** The number that was there before is no change. */
const numberOf = (text: string) => (text === '' ? text : Number(text));
