import { Box, Button, TextField } from '@mui/material';
import { useState, type SyntheticEvent } from 'react';
import { useShortcut } from '../ui/shortcuts.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { questionBefore } from './questions.ts';
import { ReturnMoves } from './return-moves.tsx';
import { isReturn, lacksTrackingNumber, type OrderState, type StaffOrder } from './staff-order.ts';
import { StateField } from './state-field.tsx';
import type { useOrderChange } from './use-order-change.ts';

interface Props {
  order: StaffOrder;
  change: ReturnType<typeof useOrderChange>;
}

interface Wish {
  orderState: OrderState;
  restock?: boolean;
}

/** What staff may change: the state, by the moves that are allowed, and the tracking number. */
export function EditPanel({ order, change }: Props) {
  const lacks = lacksTrackingNumber(order);
  const [orderState, setOrderState] = useState(order.orderState);
  const [trackingNumber, setTrackingNumber] = useState(lacks ? '' : (order.trackingNumber ?? ''));
  const [asked, setAsked] = useState<Wish | null>(null);
  // One button stands out: the one that comes next.
  const quiet = isReturn(order) || (lacks && order.orderState === 'PICKED');
  const question = asked && questionBefore(asked.orderState, order);
  const { busy, move } = change;

  function carryOut(next: Wish) {
    setAsked(null);
    move({ ...next, trackingNumber: trackingNumber.trim() });
  }

  function wish(next: Wish) {
    if (questionBefore(next.orderState, order)) setAsked(next);
    else carryOut(next);
  }

  function submit(event?: SyntheticEvent) {
    event?.preventDefault();
    wish({ orderState: isReturn(order) ? order.orderState : orderState });
  }

  useShortcut('s', () => submit());

  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2 }}>
      {isReturn(order) ? (
        <ReturnMoves order={order} busy={busy !== null} onMove={wish} />
      ) : (
        <StateField order={order} value={orderState} onChange={setOrderState} />
      )}
      <TextField
        id="tracking-number"
        label="Tracking number"
        value={trackingNumber}
        onChange={({ target }) => setTrackingNumber(target.value)}
        slotProps={{ htmlInput: { maxLength: 100, autoComplete: 'off', spellCheck: false } }}
      />
      <Button
        type="submit"
        variant={quiet ? 'outlined' : 'contained'}
        loading={busy === 'move'}
        disabled={busy !== null}
      >
        Save
      </Button>
      <ConfirmDialog
        question={question}
        onConfirm={() => asked && carryOut(asked)}
        onDismiss={() => setAsked(null)}
      />
    </Box>
  );
}
