import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { shortId } from '@spindle/sdk/domain/orders/order-id';
import type { PaidLine } from '@spindle/sdk/domain/refunds/refund-parts';
import { useId, useState } from 'react';
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
  const id = useId();
  const [draft, setDraft] = useState(emptyReturn);
  const opened = useOpenReturn(order, onDone);
  const items = returnedItems(draft, lines);
  const units = items.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={`${id}-title`}
      fullWidth
      maxWidth="sm"
      transitionDuration={0}
    >
      <DialogTitle id={`${id}-title`} component="h2">
        Return of order {shortId(order.orderId)}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {lines.map((line, at) => (
          <ReturnedLine
            key={`${line.catalogId}/${line.catalogItemId}`}
            line={line}
            typed={draft.units[at] ?? ''}
            chosen={unitsOf(draft, at) > 0}
            reason={draft.reasons[at]}
            onUnits={(typed) => setDraft({ ...draft, units: { ...draft.units, [at]: typed } })}
            onReason={(reason) =>
              setDraft({ ...draft, reasons: { ...draft.reasons, [at]: reason } })
            }
          />
        ))}
        <Box role="status">
          {units === 0
            ? 'Choose what comes back.'
            : `${formatCount(units)} ${units === 1 ? 'unit comes' : 'units come'} back. The customer is told by mail.`}
        </Box>
        {opened.problem && (
          <OutcomeNote
            outcome={{ good: false, title: 'Error During Return.', text: opened.problem }}
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Dismiss</Button>
        <Button
          variant="contained"
          disabled={units === 0}
          loading={opened.busy}
          onClick={() => opened.send(items)}
        >
          Open the return
        </Button>
      </DialogActions>
    </Dialog>
  );
}
