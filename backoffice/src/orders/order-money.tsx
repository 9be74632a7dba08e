import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Chip } from '../ui/chip.tsx';
import { CopyableId } from '../ui/copyable-id.tsx';
import { formatCents, humanize } from '../ui/format.ts';
import { DateTime } from '../ui/date-time.tsx';
import type { Tone } from '../ui/tones.ts';
import { partLabel } from './refund/part-label.ts';
import type { StaffOrder } from './staff-order.ts';

type Refund = StaffOrder['refunds'][number];

const refundStates: Record<Refund['state'], { label: string; tone: Tone }> = {
  REQUESTED: { label: 'Requested', tone: 'waiting' },
  PENDING: { label: 'Pending', tone: 'moving' },
  SUCCEEDED: { label: 'Succeeded', tone: 'done' },
  FAILED: { label: 'Failed', tone: 'gone' },
};

/** Lists an order's refunds (items, reason and author) and the disputes about its payment. */
export function OrderMoney({
  refunds,
  disputes,
  items,
}: Pick<StaffOrder, 'refunds' | 'disputes' | 'items'>) {
  return (
    <>
      {refunds.length > 0 && (
        <Entries title="Refunds">
          {refunds.map((refund) => (
            <Entry
              key={refund.refundId}
              amount={refund.amount}
              at={refund.dateSettled ?? refund.dateCreated}
              chip={<Chip {...refundStates[refund.state]} />}
            >
              <div>
                {refund.reason}
                {refund.origin === 'PROVIDER' && " (issued in the provider's dashboard)"}
              </div>
              {refund.lines.map((part) => (
                <div key={`${part.catalogId}/${part.catalogItemId}`}>
                  {partLabel(part, items)}: {formatCents(part.amount)}
                </div>
              ))}
              {refund.shipping > 0 && <div>Shipping: {formatCents(refund.shipping)}</div>}
              {refund.requestedBy && <div>by {refund.requestedBy}</div>}
              {refund.state === 'FAILED' && (
                <Box sx={{ color: 'error.main' }}>The refund failed. {refund.failure}</Box>
              )}
              <CopyableId id={refund.refundId}>{refund.refundId.slice(-12)}</CopyableId>
            </Entry>
          ))}
        </Entries>
      )}
      {disputes.length > 0 && (
        <Entries title="Disputes">
          {disputes.map((dispute) => (
            <Entry
              key={dispute.disputeId}
              amount={dispute.amount}
              at={dispute.dateCreated}
              chip={<Chip label={humanize(dispute.status)} tone="notice" />}
            >
              <div>{humanize(dispute.reason)}</div>
              <CopyableId id={dispute.disputeId} />
            </Entry>
          ))}
        </Entries>
      )}
    </>
  );
}

function Entries({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <Box
        component="ul"
        aria-label={title}
        sx={{ m: 0, p: 0, listStyle: 'none', borderTop: 1, borderColor: 'divider' }}
      >
        {children}
      </Box>
    </section>
  );
}

interface EntryProps {
  amount: number;
  at: string;
  chip: ReactNode;
  children: ReactNode;
}

function Entry({ amount, at, chip, children }: EntryProps) {
  return (
    <Box
      component="li"
      sx={{
        py: 1,
        borderBottom: 1,
        borderColor: 'divider',
        fontSize: '0.875rem',
        overflowWrap: 'anywhere',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        {chip}
        <Box component="span" sx={{ color: 'text.secondary' }}>
          <DateTime at={at} />
        </Box>
        <Box component="span" sx={{ ml: 'auto', fontVariantNumeric: 'tabular-nums' }}>
          {formatCents(amount)}
        </Box>
      </Box>
      {children}
    </Box>
  );
}
