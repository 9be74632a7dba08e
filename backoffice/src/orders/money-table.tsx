import {
  Box,
  Table,
  TableBody,
  TableCell,
  TableFooter,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import type { OrderMoney } from '@spindle/sdk/domain/refunds/refund-parts';
import { formatCents } from '../ui/format.ts';
import { useNarrow } from '../ui/use-width.ts';
import { MoneyList } from './money-list.tsx';
import { figures, moneyRows, type MoneyRow } from './money-rows.ts';

/** Shows what was paid for each part of an order, what was refunded, and what is left. */
export function MoneyTable({ money }: { money: OrderMoney }) {
  const narrow = useNarrow();
  const { parts, sum } = moneyRows(money);
  return (
    <section>
      <Typography variant="h2" sx={{ mb: 1 }}>
        Amounts
      </Typography>
      {narrow ? <MoneyList rows={[...parts, sum]} /> : <WideTable parts={parts} sum={sum} />}
      {money.refundable < sum.left && (
        <Typography sx={{ mt: 1, fontSize: '0.875rem' }}>
          {formatCents(money.refundable)} can still be refunded. Some refunds aren't assigned to an
          item.
        </Typography>
      )}
    </section>
  );
}

/** Each title is above its figures, so that the table fits next to the actions. */
function WideTable({ parts, sum }: { parts: readonly MoneyRow[]; sum: MoneyRow }) {
  return (
    <Box
      role="region"
      aria-label="Amounts by item"
      tabIndex={0}
      sx={{ overflowX: 'auto', borderTop: 1, borderColor: 'divider' }}
    >
      <Table
        size="small"
        aria-label="Amounts"
        sx={{ '& .MuiTableCell-sizeSmall': { padding: '4px 6px' } }}
      >
        <TableHead>
          <TableRow>
            {figures.map(({ label }) => (
              <TableCell key={label} align="right">
                {label}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        {parts.map((row) => (
          <TableBody key={row.key}>
            <RowOf row={row} />
          </TableBody>
        ))}
        <TableFooter sx={{ '& th, & td': { color: 'text.primary', fontWeight: 620 } }}>
          <RowOf row={sum} />
        </TableFooter>
      </Table>
    </Box>
  );
}

function RowOf({ row }: { row: MoneyRow }) {
  return (
    <>
      <TableRow>
        <TableCell
          component="th"
          scope="rowgroup"
          colSpan={figures.length}
          sx={{ borderBottom: 0, fontWeight: 560, overflowWrap: 'anywhere' }}
        >
          {row.title}
        </TableCell>
      </TableRow>
      <TableRow>
        {figures.map(({ label, of }) => (
          <TableCell key={label} align="right">
            {of(row)}
          </TableCell>
        ))}
      </TableRow>
    </>
  );
}
