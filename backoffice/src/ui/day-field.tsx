import { TextField } from '@mui/material';
import { useInput } from 'react-admin';

interface Props {
  source: string;
  label: string;
  /** Which moment of the day the filter means, in UTC. */
  at: 'beginning' | 'end';
}

const times = { beginning: 'T00:00:00.000Z', end: 'T23:59:59.999Z' } as const;

/** A filter by day, both ends inclusive. */
export function DayField({ source, label, at }: Props) {
  const { id, field } = useInput({ source, defaultValue: '' });
  const day = typeof field.value === 'string' ? field.value.slice(0, 10) : '';
  return (
    <TextField
      type="date"
      id={id}
      label={label}
      size="small"
      fullWidth
      value={day}
      onChange={({ target }) => field.onChange(target.value && `${target.value}${times[at]}`)}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}
