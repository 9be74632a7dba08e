import { Box } from '@mui/material';
import { None } from '../ui/facts.tsx';
import { useShopTime } from '../ui/shop-time.ts';
import { mono } from '../ui/theme.ts';

const isoMoment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/;

/** Shows a recorded value, formatted for people where possible. */
export function ValueText({ value }: { value: unknown }) {
  const time = useShopTime();
  if (value === undefined || value === null || value === '') return <None />;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'string') {
    return isoMoment.test(value) ? <time dateTime={value}>{time.exact(value)}</time> : value;
  }
  if (typeof value === 'number') return String(value);
  return (
    <Box
      component="pre"
      sx={{ m: 0, fontFamily: mono, fontSize: '0.8125rem', whiteSpace: 'pre-wrap' }}
    >
      {JSON.stringify(value, null, 2)}
    </Box>
  );
}
