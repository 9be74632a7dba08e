import { Box } from '@mui/material';
import { shortId } from '@spindle/sdk/domain/orders/order-id';
import type { PaidLine } from '@spindle/sdk/domain/refunds/refund-parts';
import { useWatch } from 'react-hook-form';
import { useAct } from '../../providers/write-hooks.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { formatCount } from '../../ui/format.ts';
import { OutcomeNote } from '../../ui/outcome-note.tsx';
import type { StaffOrder } from '../staff-order.ts';
import { emptyForEach } from '../units.ts';
import { returnedItems } from './returned-items.ts';
import { ReturnedLine } from './returned-line.tsx';

interface Props {
  order: StaffOrder;
  lines: readonly PaidLine[];
  onDone: (text: string) => void;
  onClose: () => void;
}

/** Asks what a customer is sending back, and why. */
export function ReturnDialog({ order, lines, onDone, onClose }: Props) {
  const [open, { error, isPending }] = useAct('orders', 'openReturn', {
    onSuccess: ({ Reason }) => onDone(Reason),
  });
  return (
    <FormDialog
      title={`Create return for order ${shortId(order.orderId)}`}
      start={{ units: emptyForEach(lines), reasons: emptyForEach(lines) }}
      action="Create return"
      disabled={(values) => returnedItems(values, lines).length === 0}
      sending={isPending}
      rejection={
        error && (
          <OutcomeNote
            outcome={{ good: false, title: 'Error During Return.', text: error.message }}
          />
        )
      }
      onSend={(values) =>
        open({ id: order.orderId, data: { items: returnedItems(values, lines) } })
      }
      onDismiss={onClose}
    >
      {lines.map((line, at) => (
        <ReturnedLine key={`${line.catalogId}/${line.catalogItemId}`} line={line} at={at} />
      ))}
      <ReturnedUnits lines={lines} />
    </FormDialog>
  );
}

function ReturnedUnits({ lines }: Pick<Props, 'lines'>) {
  const items = returnedItems(useWatch(), lines);
  const units = items.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <Box role="status">
      {units === 0
        ? 'Enter the quantities to return.'
        : `Returning ${formatCount(units)} ${units === 1 ? 'unit' : 'units'}. We'll email the customer.`}
    </Box>
  );
}
