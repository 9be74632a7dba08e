import { Box, Button, TextField } from '@mui/material';
import { useState, type SyntheticEvent } from 'react';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { useUnsaved } from '../ui/unsaved.tsx';
import { useShopTimeZone } from '../ui/shop-time.ts';
import { useShortcut } from '../ui/shortcuts.ts';
import { ChangedMeanwhile } from './changed-meanwhile.tsx';
import { type Draft, draftOf, isTyped, overTheirs } from './draft.ts';
import { questionBefore } from './questions.ts';
import { ReturnMoves } from './return-moves.tsx';
import { isReturn, lacksTrackingNumber, type OrderState, type StaffOrder } from './staff-order.ts';
import { StateField } from './state-field.tsx';
import type { useOrderChange } from './use-order-change.ts';

interface Props {
  order: StaffOrder;
  change: ReturnType<typeof useOrderChange>;
}

interface RequestedState {
  orderState: OrderState;
  restock?: boolean;
}

/** What staff may change: the state, by the moves that are allowed, and the tracking number. */
export function EditPanel({ order, change }: Props) {
  // What was typed holds for the order as it was then, whatever becomes of it meanwhile.
  const [typed, setTyped] = useState<Draft | null>(null);
  const [confirming, setConfirming] = useState<{ request: RequestedState; draft: Draft } | null>(
    null,
  );
  const draft = typed ?? draftOf(order);
  useUnsaved(typed !== null && isTyped(typed));
  // One button stands out: the one that comes next.
  const quiet = isReturn(order) || (lacksTrackingNumber(order) && order.orderState === 'PICKED');
  const timeZone = useShopTimeZone();
  const { busy, conflict, forgetConflict, move } = change;

  function carryOut(request: RequestedState, { seen, trackingNumber }: Draft) {
    setConfirming(null);
    move({ ...request, trackingNumber: trackingNumber.trim() }, seen);
  }

  function decide(request: RequestedState, from: Draft = draft) {
    if (questionBefore(request.orderState, from.seen, timeZone))
      setConfirming({ request, draft: from });
    else carryOut(request, from);
  }

  function submit(event?: SyntheticEvent) {
    event?.preventDefault();
    decide({ orderState: isReturn(order) ? draft.seen.orderState : draft.orderState });
  }

  function lookAgain() {
    setTyped(null);
    forgetConflict();
  }

  function saveAnyway() {
    if (!conflict) return;
    const mine = overTheirs(conflict);
    setTyped(mine);
    forgetConflict();
    decide({ ...conflict.move, orderState: mine.orderState }, mine);
  }

  useShortcut('s', () => submit());

  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2 }}>
      {conflict && (
        <ChangedMeanwhile {...conflict} onLookAgain={lookAgain} onSaveAnyway={saveAnyway} />
      )}
      {isReturn(order) ? (
        <ReturnMoves order={order} busy={busy !== null} onMove={decide} />
      ) : (
        <StateField
          order={draft.seen}
          value={draft.orderState}
          onChange={(orderState) => setTyped({ ...draft, orderState })}
        />
      )}
      <TextField
        id="tracking-number"
        label="Tracking number"
        value={draft.trackingNumber}
        onChange={({ target }) => setTyped({ ...draft, trackingNumber: target.value })}
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
        question={
          confirming &&
          questionBefore(confirming.request.orderState, confirming.draft.seen, timeZone)
        }
        onConfirm={() => confirming && carryOut(confirming.request, confirming.draft)}
        onDismiss={() => setConfirming(null)}
      />
    </Box>
  );
}
