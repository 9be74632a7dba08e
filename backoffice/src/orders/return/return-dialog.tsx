import { Box } from '@mui/material';
import { shortId } from '@spindle/sdk/domain/orders/order-id';
import type { PaidLine } from '@spindle/sdk/domain/refunds/refund-parts';
import { useState } from 'react';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { formatCount } from '../../ui/format-count.ts';
import { OutcomeNote } from '../../ui/outcome-note.tsx';
import type { StaffOrder } from '../staff-order.ts';
import { emptyReturn, returnedItems, unitsOf } from './draft.ts';
import { ReturnedLine } from './returned-line.tsx';
import { useOpenReturn } from './use-open-return.ts';

interface Props {
  order: StaffOrder;
  lines: readonly PaidLine[];
  onDone: (text: string) => void;
  onClose: () => void;
}

/** What a customer sends back, and why. */
export function ReturnDialog({ order, lines, onDone, onClose }: Props) {
  const [draft, setDraft] = useState(emptyReturn);
  const opened = useOpenReturn(order, onDone);
  const items = returnedItems(draft, lines);
  const units = items.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <FormDialog
      title={`Return of order ${shortId(order.orderId)}`}
      values={draft}
      action="Open the return"
      disabled={units === 0}
      sending={opened.busy}
      refusal={
        opened.problem && (
          <OutcomeNote
            outcome={{ good: false, title: 'Error During Return.', text: opened.problem }}
          />
        )
      }
      onSend={() => opened.send(items)}
      onDismiss={onClose}
    >
      {lines.map((line, at) => (
        <ReturnedLine
          key={`${line.catalogId}/${line.catalogItemId}`}
          line={line}
          typed={draft.units[at] ?? ''}
          chosen={unitsOf(draft, at) > 0}
          reason={draft.reasons[at]}
          onUnits={(typed) => setDraft({ ...draft, units: { ...draft.units, [at]: typed } })}
          onReason={(reason) => setDraft({ ...draft, reasons: { ...draft.reasons, [at]: reason } })}
        />
      ))}
      <Box role="status">
        {units === 0
          ? 'Choose what comes back.'
          : `${formatCount(units)} ${units === 1 ? 'unit comes' : 'units come'} back. The customer is told by mail.`}
      </Box>
    </FormDialog>
  );
}
