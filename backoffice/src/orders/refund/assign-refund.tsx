import { Button } from '@mui/material';
import { refundToAssign } from '@spindle/sdk/domain/refunds/assign-refund';
import { useState } from 'react';
import { useAct } from '../../providers/write-hooks.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { OutcomeNote } from '../../ui/outcome-note.tsx';
import type { StaffOrder } from '../staff-order.ts';
import { noUnits } from '../units.ts';
import { GoodsField } from './goods-field.tsx';
import { LineUnits } from './line-units.tsx';
import { selectedLines, restocks } from './refund-request.ts';

type Refund = StaffOrder['refunds'][number];

/**
 * Lists refunds made in the provider's dashboard. The order is on hold until staff assign them to
 * items.
 */
export function AssignRefunds({ order }: { order: StaffOrder }) {
  const [open, setOpen] = useState<Refund | null>(null);
  return (
    <>
      {order.refunds
        .filter(({ assigned, state }) => !assigned && state !== 'FAILED')
        .map((refund) => (
          <Button
            key={refund.refundId}
            variant="outlined"
            color="error"
            onClick={() => setOpen(refund)}
          >
            {refundToAssign(refund.amount)}…
          </Button>
        ))}
      {open && <AssignDialog order={order} refund={open} onClose={() => setOpen(null)} />}
    </>
  );
}

interface Props {
  order: StaffOrder;
  refund: Refund;
  onClose: () => void;
}

function AssignDialog({ order, refund, onClose }: Props) {
  const lines = order.money?.lines ?? [];
  const [assign, { error, isPending }] = useAct('orders', 'assignRefund', { onSuccess: onClose });
  return (
    <FormDialog
      resource="refunds"
      title={refundToAssign(refund.amount)}
      start={{ ...noUnits(lines), goods: 'restock' }}
      action="Save assignment"
      sending={isPending}
      rejection={
        error && (
          <OutcomeNote
            outcome={{ good: false, title: 'Assignment not saved', text: error.message }}
          />
        )
      }
      onSend={(values) =>
        assign({
          id: order.orderId,
          data: {
            refundId: refund.refundId,
            lines: selectedLines(values, lines),
            restock: restocks(values),
          },
        })
      }
      onDismiss={onClose}
    >
      <p>Leave all quantities blank if the customer still gets every item.</p>
      {lines.map((line, at) => (
        <LineUnits key={`${line.catalogId}/${line.catalogItemId}`} line={line} at={at} />
      ))}
      <GoodsField />
    </FormDialog>
  );
}
