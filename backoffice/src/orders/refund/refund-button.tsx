import { Button } from '@mui/material';
import { useState } from 'react';
import { OutcomeNote, type Outcome } from '../../ui/outcome-note.tsx';
import type { StaffOrder } from '../staff-order.ts';
import { RefundDialog } from './refund-dialog.tsx';

/** Refunds part of an order. Renders nothing if there is nothing left to refund. */
export function RefundButton({ order }: { order: StaffOrder }) {
  const [open, setOpen] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const { money } = order;
  return (
    <>
      <OutcomeNote outcome={outcome} focused />
      {money && money.refundable > 0 && (
        <Button variant="outlined" onClick={() => setOpen(true)}>
          Refund…
        </Button>
      )}
      {open && money && (
        <RefundDialog
          order={order}
          money={money}
          onClose={() => setOpen(false)}
          onDone={(text) => {
            setOpen(false);
            setOutcome({ good: true, title: 'Refund Success', text });
          }}
        />
      )}
    </>
  );
}
