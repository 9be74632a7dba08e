import { labelToVoid, voidQuestion } from '@spindle/sdk/domain/shipping/void-label';
import { Button } from '@mui/material';
import { useState } from 'react';
import type { StaffOrder } from '../orders/staff-order.ts';
import type { useOrderChange } from '../orders/use-order-change.ts';
import { ConfirmDialog, type Question } from '../ui/confirm-dialog.tsx';

interface Props {
  order: StaffOrder;
  change: ReturnType<typeof useOrderChange>;
}

/** Offered until the carrier has scanned the parcel; it alone knows whether it takes the label back. */
export function VoidLabelButton({ order, change: { busy, voidLabel } }: Props) {
  const [question, setQuestion] = useState<Question | null>(null);
  const openReturns = order.state.includes('RETURN_REQUESTED') ? 1 : 0;
  const meant = labelToVoid({ ...order, openReturns }, order.labels);
  if (!('label' in meant)) return null;
  const { trackingNumber } = meant.label;
  return (
    <>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        loading={busy === 'void'}
        disabled={busy !== null}
        onClick={() =>
          setQuestion({
            title: `Void label ${trackingNumber}?`,
            text: voidQuestion(trackingNumber),
            confirm: 'Void label',
          })
        }
      >
        Void label
      </Button>
      <ConfirmDialog
        question={question}
        onDismiss={() => setQuestion(null)}
        onConfirm={() => {
          setQuestion(null);
          voidLabel(trackingNumber);
        }}
      />
    </>
  );
}
