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

/**
 * Shown for each parcel until the carrier has scanned it. Only the carrier knows whether it accepts
 * the void.
 */
export function VoidLabelButton({ order, change: { busy, voidLabel } }: Props) {
  const [question, setQuestion] = useState<(Question & { trackingNumber: string }) | null>(null);
  const openReturns = order.state.includes('RETURN_REQUESTED') ? 1 : 0;
  const facts = { ...order, openReturns };
  const labels = order.labels.filter(
    ({ trackingNumber }) => 'label' in labelToVoid(facts, order.labels, trackingNumber),
  );
  return (
    <>
      {labels.map(({ parcelId, trackingNumber }) => (
        <Button
          key={trackingNumber}
          variant="outlined"
          aria-haspopup="dialog"
          loading={busy === 'void'}
          disabled={busy !== null}
          onClick={() =>
            setQuestion({
              trackingNumber,
              title: `Void label ${trackingNumber}?`,
              text: voidQuestion(trackingNumber),
              confirm: 'Void label',
            })
          }
        >
          {labels.length === 1 ? 'Void label' : `Void label for parcel ${parcelId}`}
        </Button>
      ))}
      <ConfirmDialog
        question={question}
        onDismiss={() => setQuestion(null)}
        onConfirm={() => {
          setQuestion(null);
          if (question !== null) voidLabel(question.trackingNumber);
        }}
      />
    </>
  );
}
