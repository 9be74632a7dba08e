import { Button, TextField } from '@mui/material';
import { refundToAssign } from '@spindle/sdk/domain/refunds/assign-refund';
import { unitsRefundable } from '@spindle/sdk/domain/refunds/refundable';
import { useState } from 'react';
import { useAct } from '../../providers/write-hooks.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { OutcomeNote } from '../../ui/outcome-note.tsx';
import type { StaffOrder } from '../staff-order.ts';
import { unitsOf, type RefundDraft } from './draft.ts';
import { GoodsField } from './goods-field.tsx';

type Refund = StaffOrder['refunds'][number];

/** Refunds made in the provider's dashboard: the order waits until staff choose what they cover. */
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
  const [units, setUnits] = useState<RefundDraft['units']>({});
  const [restock, setRestock] = useState(true);
  const lines = order.money?.lines ?? [];
  const [assign, { error, isPending }] = useAct('orders', 'assignRefund', { onSuccess: onClose });
  return (
    <FormDialog
      title={refundToAssign(refund.amount)}
      values={{ units, restock }}
      action="Save choice"
      disabled={false}
      sending={isPending}
      refusal={
        error && <OutcomeNote outcome={{ good: false, title: 'Not saved', text: error.message }} />
      }
      onSend={() =>
        assign({
          id: order.orderId,
          data: { refundId: refund.refundId, lines: unitsOf(units, lines), restock },
        })
      }
      onDismiss={onClose}
    >
      <p>Leave all units empty if the customer still gets everything.</p>
      {lines.map((line, at) => (
        <TextField
          key={`${line.catalogId}/${line.catalogItemId}`}
          type="number"
          size="small"
          label={`Units of ${line.title}`}
          helperText={`Up to ${unitsRefundable(line)} of ${line.quantity}`}
          disabled={unitsRefundable(line) === 0}
          value={units[at] ?? ''}
          slotProps={{ htmlInput: { min: 0, max: unitsRefundable(line), step: 1 } }}
          onChange={({ target }) => setUnits({ ...units, [at]: target.value })}
        />
      ))}
      <GoodsField restock={restock} onChange={setRestock} />
    </FormDialog>
  );
}
