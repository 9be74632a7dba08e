import { Button } from '@mui/material';
import { takesReturns } from '@spindle/sdk/domain/orders/order-status';
import { unitsRefundable } from '@spindle/sdk/domain/refunds/refundable';
import { useState } from 'react';
import { useNow } from '../../ui/clock.ts';
import { OutcomeNote, type Outcome } from '../../ui/outcome-note.tsx';
import type { StaffOrder } from '../staff-order.ts';
import { ReturnDialog } from './return-dialog.tsx';

/** Creates a return for a customer. Staff can do this even after the return period. */
export function ReturnButton({ order }: { order: StaffOrder }) {
  const [open, setOpen] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const now = useNow();
  const { money, shippingGrouping: shippingGroup, dateShipped } = order;
  const shippedAt = dateShipped === null ? null : new Date(dateShipped);
  const sale = { ...order, shippingGroup, shippedAt };
  const lines = money?.lines ?? [];
  const possible =
    takesReturns(sale, new Date(now), Number.POSITIVE_INFINITY) &&
    lines.some((line) => unitsRefundable(line) > 0);
  return (
    <>
      <OutcomeNote outcome={outcome} focused />
      {possible && (
        <Button variant="outlined" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          Create return…
        </Button>
      )}
      {open && (
        <ReturnDialog
          order={order}
          lines={lines}
          onClose={() => setOpen(false)}
          onDone={(text) => {
            setOpen(false);
            setOutcome({ good: true, title: 'Return Success', text });
          }}
        />
      )}
    </>
  );
}
