import { Box, Link, Typography } from '@mui/material';
import { categoryLabels } from '@spindle/sdk/domain/accounting/categories';
import { shortId } from '@spindle/sdk/domain/orders/order-id';
import { DataTable } from 'react-admin';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import type { AdminTransaction } from '../providers/records.ts';
import { CompactList } from '../ui/compact-list.tsx';
import { formatCents } from '../ui/format.ts';
import { DateTime } from '../ui/date-time.tsx';
import { RecordLink } from '../ui/record-link.tsx';
import { RecordTable } from '../ui/record-table.tsx';
import { RelatedList } from '../ui/related-list.tsx';
import { useNarrow } from '../ui/use-width.ts';
import type { AccountantMonth } from './accounting-query.ts';

/** Lists the month's transactions, or only those in one payout. */
export function TransactionsOfMonth({ month: { month } }: { month: AccountantMonth }) {
  const [address] = useSearchParams();
  const payout = address.get('payout');
  const of = payout === null ? { target: 'month', id: month } : { target: 'payoutId', id: payout };
  return (
    <Box component="section" aria-labelledby="transactions" sx={{ mt: 4 }}>
      <Typography variant="h2" id="transactions" sx={{ mb: 1 }}>
        {payout === null ? 'Transactions' : 'Payout transactions'}
      </Typography>
      {payout !== null && (
        <Typography sx={{ mb: 1 }}>
          <Link component={RouterLink} to={`?month=${month}#transactions`}>
            All transactions for the month
          </Link>
        </Typography>
      )}
      <RelatedList
        key={of.id}
        resource="transactions"
        {...of}
        sort={{ field: 'dateCreated', order: 'DESC' }}
        empty="No transactions."
      >
        <TransactionRows />
      </RelatedList>
    </Box>
  );
}

function TransactionRows() {
  if (useNarrow()) {
    return (
      <CompactList<AdminTransaction>
        renderName={({ category }) => categoryLabels[category]}
        renderFigure={({ net }) => formatCents(net)}
        renderDetails={(one) => (
          <>
            <DateTime at={one.dateCreated} />
            {order(one)}
          </>
        )}
      />
    );
  }
  return (
    <RecordTable<AdminTransaction> opens={false}>
      <DataTable.Col
        source="dateCreated"
        label="Created"
        render={({ dateCreated }: AdminTransaction) => <DateTime at={dateCreated} />}
      />
      <DataTable.Col
        label="Type"
        disableSort
        render={({ category }: AdminTransaction) => categoryLabels[category]}
      />
      <DataTable.Col label="Order" disableSort render={order} />
      <DataTable.Col
        source="amount"
        align="right"
        label="Amount"
        render={({ amount }: AdminTransaction) => formatCents(amount)}
      />
      <DataTable.Col
        align="right"
        label="Fee"
        disableSort
        render={({ fee }: AdminTransaction) => formatCents(fee)}
      />
      <DataTable.Col
        align="right"
        label="Net"
        disableSort
        render={({ net }: AdminTransaction) => formatCents(net)}
      />
      <DataTable.Col
        label="Paid out"
        disableSort
        render={({ payoutDate }: AdminTransaction) =>
          payoutDate === null ? 'waits' : <DateTime at={payoutDate} />
        }
      />
    </RecordTable>
  );
}

function order({ orderId }: AdminTransaction) {
  if (orderId === null) return '–';
  return (
    <RecordLink resource="orders" id={orderId}>
      {shortId(orderId)}
    </RecordLink>
  );
}
