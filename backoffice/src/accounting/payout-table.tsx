import {
  Link,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { formatCents } from '../ui/format.ts';
import { DateTime } from '../ui/date-time.tsx';
import type { Payout } from './accounting-query.ts';

const states: Record<Payout['status'], string> = {
  paid: 'Paid',
  pending: 'Pending',
  in_transit: 'In transit',
  canceled: 'Canceled',
  failed: 'Failed',
};

/** Lists the payouts to the bank. Each links to its transactions. */
export function PayoutTable({ payouts }: { payouts: readonly Payout[] }) {
  const [address] = useSearchParams();
  if (payouts.length === 0) {
    return <Typography sx={{ color: 'text.secondary' }}>No payouts this month.</Typography>;
  }
  const withPayout = (id: string) => {
    const next = new URLSearchParams(address);
    next.set('payout', id);
    return `?${next}#transactions`;
  };
  return (
    <TableContainer
      tabIndex={0}
      role="group"
      aria-label="Payouts for the month"
      sx={{ maxHeight: 420 }}
    >
      <Table size="small" stickyHeader aria-label="Payouts for the month">
        <TableHead>
          <TableRow>
            <TableCell>Created</TableCell>
            <TableCell>Status</TableCell>
            <TableCell align="right">Transactions</TableCell>
            <TableCell align="right">Amount</TableCell>
          </TableRow>
        </TableHead>
        <TableBody sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {payouts.map(({ id, dateCreated, status, automatic, transactions, amount }) => (
            <TableRow key={id}>
              <TableCell component="th" scope="row">
                <Link component={RouterLink} to={withPayout(id)}>
                  <DateTime at={dateCreated} />
                </Link>
              </TableCell>
              <TableCell>{states[status]}</TableCell>
              <TableCell align="right">{automatic ? transactions : 'manual'}</TableCell>
              <TableCell align="right">{formatCents(amount)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
