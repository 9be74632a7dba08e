import Download from '@mui/icons-material/FileDownloadOutlined';
import { Box, Button, TextField, Typography } from '@mui/material';
import { categoryLabels } from '@spindle/sdk/domain/accounting/categories';
import { saveFile } from '@spindle/sdk/save-file';
import { useAction } from '@spindle/sdk/react/use-intent';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { zoneText } from '@spindle/sdk/domain/time/day-text';
import type { FileProvider } from '../ui/export-button.tsx';
import { formatCents } from '../ui/format.ts';
import { LoadFailed } from '../ui/load-failed.tsx';
import { DateTime } from '../ui/date-time.tsx';
import { Screen } from '../ui/screen.tsx';
import { Sums } from '../ui/sums.tsx';
import { TableSkeleton } from '../ui/table-skeleton.tsx';
import { monthQuery, type AccountantMonth } from '../accounting/accounting-query.ts';
import { PayoutTable } from '../accounting/payout-table.tsx';
import { TransactionsOfMonth } from '../accounting/transactions-of-month.tsx';

/**
 * Shows the accountant's figures for a month: opening balance, money in, money out, closing
 * balance.
 */
export function AccountingScreen() {
  const [address, setAddress] = useSearchParams();
  const { data, error, refetch } = useQuery(monthQuery(address.get('month') ?? undefined));
  return (
    <Screen title="Accounting">
      {error ? (
        <LoadFailed error={error} retry={refetch} />
      ) : data === undefined ? (
        <TableSkeleton />
      ) : (
        <>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 2 }}>
            <TextField
              type="month"
              fullWidth={false}
              label="Month"
              size="small"
              value={data.month}
              onChange={({ target }) =>
                target.value && setAddress({ month: target.value }, { replace: true })
              }
              slotProps={{ inputLabel: { shrink: true } }}
            />
            <MonthFile month={data.month} waits={data.copiedAt === null} />
          </Box>
          <CopiedAt {...data} />
          {data.copiedAt === null ? <TableSkeleton /> : <Month month={data} />}
        </>
      )}
    </Screen>
  );
}

const COPIED = 'copied-at';

function MonthFile({ month, waits }: { month: string; waits: boolean }) {
  const provider = useDataProvider<FileProvider>();
  const notify = useNotify();
  const { mutate, isPending } = useAction({
    networkMode: 'always',
    mutationFn: async () => {
      const list = { filter: { month }, sort: { field: 'dateCreated', order: 'ASC' } as const };
      const { file } = await provider.getFile('transactions', list);
      saveFile(file, `accounting-${month}.csv`);
    },
    onError: (error) => notify(error.message, { type: 'error' }),
  });
  return (
    <Button
      variant="contained"
      startIcon={<Download />}
      loading={isPending}
      loadingPosition="start"
      disabled={waits}
      aria-describedby={waits ? COPIED : undefined}
      onClick={() => mutate()}
    >
      Export for accountant
    </Button>
  );
}

function CopiedAt({ copiedAt, timeZone }: AccountantMonth) {
  return (
    <Typography
      id={COPIED}
      sx={{ mb: 2, color: 'text.secondary', fontSize: '0.875rem' }}
      role="status"
    >
      {copiedAt === null ? (
        'Getting data from the payment provider for the first time. Figures and the file will appear here when ready.'
      ) : (
        <>
          Last synced <DateTime at={copiedAt} />. Months start at midnight, {zoneText(timeZone)}.
        </>
      )}
    </Typography>
  );
}

function Month({ month }: { month: AccountantMonth }) {
  const { opening, categories, paidOut, closing, tax, waiting, payouts } = month;
  const fees = categories.reduce((sum, { fee }) => sum + fee, 0);
  return (
    <>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 3fr)' },
          gap: '24px 40px',
        }}
      >
        <Box component="section" aria-label="Summary">
          <Typography variant="h2" sx={{ mb: 1 }}>
            Summary
          </Typography>
          <Sums
            sums={[
              { id: 'opening', label: 'Opening balance', amount: opening },
              ...categories.map(({ category, transactions, amount }) => ({
                id: category,
                label: `${categoryLabels[category]} (${transactions})`,
                amount,
              })),
              { id: 'fees', label: 'Fees', amount: -fees },
              { id: 'paidOut', label: 'Paid out', amount: -paidOut },
              { id: 'closing', label: 'Closing balance', amount: closing },
            ]}
          />
          <Typography sx={{ mt: 1.5, fontSize: '0.875rem' }}>
            Net tax from invoices and credit notes: {formatCents(tax)}.
          </Typography>
          <Typography sx={{ mt: 0.5, fontSize: '0.875rem' }}>
            {`Transactions not yet paid out at month end: ${waiting.transactions} (${formatCents(waiting.net)}).`}
          </Typography>
        </Box>
        <Box component="section" aria-label="Payouts" sx={{ minWidth: 0 }}>
          <Typography variant="h2" sx={{ mb: 1 }}>
            Payouts
          </Typography>
          <PayoutTable payouts={payouts} />
        </Box>
      </Box>
      <TransactionsOfMonth key={month.month} month={month} />
    </>
  );
}
