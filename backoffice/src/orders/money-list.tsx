import { Box } from '@mui/material';
import { figures, type MoneyRow } from './money-rows.ts';

/** Shows an order's amounts on a phone, with each figure below its label. */
export function MoneyList({ rows }: { rows: readonly MoneyRow[] }) {
  return (
    <Box
      component="ul"
      aria-label="Amounts"
      sx={{ m: 0, p: 0, listStyle: 'none', borderTop: 1, borderColor: 'divider' }}
    >
      {rows.map((row) => (
        <Box
          component="li"
          key={row.key}
          sx={{ py: 1, borderBottom: 1, borderColor: 'divider', fontSize: '0.875rem' }}
        >
          <Box sx={{ fontWeight: 560, overflowWrap: 'anywhere' }}>{row.title}</Box>
          <Box
            component="dl"
            sx={{
              m: 0,
              display: 'grid',
              gridTemplateColumns: 'repeat(auto-fill, minmax(76px, 1fr))',
              gap: '4px 8px',
              textAlign: 'right',
              fontVariantNumeric: 'tabular-nums',
              '& dt': { color: 'text.secondary', fontSize: '0.8125rem' },
              '& dd': { m: 0 },
            }}
          >
            {figures.map(({ label, of }) => {
              const figure = of(row);
              return (
                figure !== null && (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>{figure}</dd>
                  </div>
                )
              );
            })}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
