import { Box } from '@mui/material';
import type { Figures } from '@spindle/sdk/domain/insights/figures';
import { formatCents, formatCount } from '../ui/format.ts';

const displayed = [
  { of: 'sales', label: 'Sales', money: true },
  { of: 'refunds', label: 'Refunds', money: true },
  { of: 'orders', label: 'Orders', money: false },
  { of: 'averageOrder', label: 'Average order', money: true },
  { of: 'tax', label: 'Tax', money: true },
  { of: 'shipping', label: 'Shipping', money: true },
  { of: 'discounts', label: 'Discounts', money: true },
  { of: 'units', label: 'Units', money: false },
] as const;

/** Shows the totals for the selected days, compared with the previous period. */
export function Totals({ totals, before }: { totals: Figures; before: Figures }) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        mb: 3,
        display: 'grid',
        gridTemplateColumns: { xs: 'repeat(2, 1fr)', sm: 'repeat(4, 1fr)', xl: 'repeat(8, 1fr)' },
        gap: '1px',
        border: 1,
        borderColor: 'divider',
        backgroundColor: 'divider',
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      {displayed.map(({ of, label, money }) => (
        <Box key={of} sx={{ backgroundColor: 'background.paper', p: '10px 14px' }}>
          <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
            {label}
          </Box>
          <Box component="dd" sx={{ m: 0, fontSize: '1.125rem', fontWeight: 600 }}>
            {money ? formatCents(totals[of]) : formatCount(totals[of])}
          </Box>
          <Box component="dd" sx={{ m: 0, color: 'text.secondary', fontSize: '0.8125rem' }}>
            {changeText(totals[of], before[of])}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/** Returns the change as text, so that color isn't needed: `+12% vs. previous period`. */
function changeText(now: number, before: number): string {
  if (before === 0) return 'none in previous period';
  const change = Math.round(((now - before) / before) * 100);
  if (change === 0) return 'no change';
  return `${change > 0 ? '+' : '−'}${Math.abs(change)}% vs. previous period`;
}
