import { Box, Link, TextField } from '@mui/material';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { ranges } from './ranges.ts';

interface Props {
  from: string;
  to: string;
  today: string;
  /** The selected preset, or empty for custom dates. */
  name: string;
}

/** Selects the report's dates: a preset range or custom dates. */
export function RangeChoice({ from, to, today, name }: Props) {
  const [, setAddress] = useSearchParams();
  const choose = (range: { from: string; to: string }) => setAddress(range, { replace: true });
  const days = [
    { label: 'First day', value: from, max: to, set: (day: string) => choose({ from: day, to }) },
    { label: 'Last day', value: to, max: today, set: (day: string) => choose({ from, to: day }) },
  ];
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '12px 20px', alignItems: 'center', mb: 3 }}>
      <Box
        component="nav"
        aria-label="Days"
        sx={{ display: 'flex', flexWrap: 'wrap', gap: '4px 16px' }}
      >
        {Object.entries(ranges).map(([key, { label }]) => (
          <Link
            key={key}
            component={RouterLink}
            to={`?range=${key}`}
            aria-current={key === name ? 'true' : undefined}
            underline="none"
            sx={{
              py: '6px',
              borderBottom: 3,
              borderColor: 'transparent',
              color: 'text.secondary',
              '&:hover': { color: 'text.primary' },
              '&[aria-current]': {
                borderColor: 'text.primary',
                color: 'text.primary',
                fontWeight: 620,
              },
            }}
          >
            {label}
          </Link>
        ))}
      </Box>
      <Box sx={{ display: 'flex', gap: 1.5 }}>
        {days.map(({ label, value, max, set }) => (
          <TextField
            key={label}
            type="date"
            label={label}
            size="small"
            value={value}
            onChange={({ target }) => target.value && set(target.value)}
            slotProps={{ inputLabel: { shrink: true }, htmlInput: { max } }}
          />
        ))}
      </Box>
    </Box>
  );
}
