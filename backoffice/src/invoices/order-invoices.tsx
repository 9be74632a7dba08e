import { Box, Typography } from '@mui/material';
import type { components } from '@spindle/sdk/schema';
import { formatCents } from '../ui/format.ts';
import { DateTime } from '../ui/date-time.tsx';
import { KindChip } from './kind-chip.tsx';
import { PdfLink } from './pdf-link.tsx';

const TITLE = 'Invoices';

/** Lists the invoices and credit notes that the customer received for an order. */
export function OrderInvoices({
  invoices,
}: {
  invoices: readonly components['schemas']['OrderInvoice'][];
}) {
  if (invoices.length === 0) return null;
  return (
    <section>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {TITLE}
      </Typography>
      <Box
        component="ul"
        aria-label={TITLE}
        sx={{ m: 0, p: 0, listStyle: 'none', borderTop: 1, borderColor: 'divider' }}
      >
        {invoices.map(({ id, number, kind, dateIssued, total }) => (
          <Box
            key={id}
            component="li"
            sx={{ py: 1, borderBottom: 1, borderColor: 'divider', fontSize: '0.875rem' }}
          >
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
              <KindChip kind={kind} />
              <Box component="span" sx={{ color: 'text.secondary' }}>
                <DateTime at={dateIssued} />
              </Box>
              <Box component="span" sx={{ ml: 'auto', fontVariantNumeric: 'tabular-nums' }}>
                {formatCents(total)}
              </Box>
            </Box>
            <PdfLink id={id} number={number} />
          </Box>
        ))}
      </Box>
    </section>
  );
}
