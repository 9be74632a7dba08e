import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { Form } from 'react-admin';
import { TextInput } from '../ui/inputs.tsx';
import { useFormContext } from 'react-hook-form';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import type { FormValues } from '../ui/form-values.ts';
import { useShopTimeZone } from '../ui/shop-time.ts';
import { useShortcut } from '../ui/shortcuts.ts';
import { useUnsaved } from '../ui/unsaved.tsx';
import { useFormChanged } from '../ui/use-form-changed.ts';
import { OrderConflict } from './order-conflict.tsx';
import { draftOf, applyDraft, readDraft } from './draft.ts';
import { questionBefore } from './questions.ts';
import { ReturnMoves } from './return-moves.tsx';
import { isReturn, type StaffOrder } from './staff-order.ts';
import { StateField } from './state-field.tsx';
import type { StateChange, useOrderChange } from './use-order-change.ts';

interface Props {
  order: StaffOrder;
  change: ReturnType<typeof useOrderChange>;
}

const keepTyped = { keepDirtyValues: true };

/** Edits the state, within the allowed transitions, and the tracking number. */
export function EditPanel({ order, change }: Props) {
  // The order as it was when typing began. The input applies to this version, even if the order
  // changes later.
  const [typedFor, setTypedFor] = useState<StaffOrder | null>(null);
  const [confirming, setConfirming] = useState<{ next: StateChange; from: StaffOrder } | null>(
    null,
  );
  const seen = typedFor ?? order;
  const timeZone = useShopTimeZone();
  const { conflict, forgetConflict, move } = change;

  function carryOut({ next, from }: { next: StateChange; from: StaffOrder }) {
    setConfirming(null);
    move(next, from);
  }

  function decide(next: StateChange, from = seen) {
    if (questionBefore(next.orderState, from, timeZone)) setConfirming({ next, from });
    else carryOut({ next, from });
  }

  function saveAnyway() {
    if (!conflict) return;
    setTypedFor(conflict.present);
    forgetConflict();
    decide({ ...conflict.move, ...applyDraft(conflict) }, conflict.present);
  }

  return (
    <Form
      record={draftOf(seen)}
      resetOptions={keepTyped}
      disableInvalidFormNotification
      noValidate
      onSubmit={(values: FormValues) => decide(readDraft(values, seen))}
    >
      <Box sx={{ display: 'grid', gap: 2, mt: 1 }}>
        {conflict && (
          <OrderConflict {...conflict} onReload={change.startOver} onSaveAnyway={saveAnyway} />
        )}
        <EditFields
          order={order}
          seen={seen}
          busy={change.busy}
          onType={() => setTypedFor(seen)}
          onMove={decide}
        />
      </Box>
      <ConfirmDialog
        question={
          confirming && questionBefore(confirming.next.orderState, confirming.from, timeZone)
        }
        onConfirm={() => confirming && carryOut(confirming)}
        onDismiss={() => setConfirming(null)}
      />
    </Form>
  );
}

interface FieldsProps {
  order: StaffOrder;
  seen: StaffOrder;
  busy: Props['change']['busy'];
  onType: () => void;
  onMove: (next: StateChange) => void;
}

function EditFields({ order, seen, busy, onType, onMove }: FieldsProps) {
  const { getValues } = useFormContext();
  const draft = () => readDraft(getValues(), seen);
  const changed = useFormChanged();
  useUnsaved(changed);
  useShortcut('s', () => onMove(draft()));
  return (
    <>
      {isReturn(order) ? (
        <ReturnMoves
          order={order}
          busy={busy !== null}
          onMove={(next) => onMove({ ...draft(), ...next })}
        />
      ) : (
        <StateField order={seen} onChange={onType} />
      )}
      <TextInput
        source="trackingNumber"
        label="Tracking number"
        onChange={onType}
        helperText={false}
        slotProps={{ htmlInput: { maxLength: 100, autoComplete: 'off', spellCheck: false } }}
      />
      <Button
        type="submit"
        // Only one button is emphasized: the next step, which is saving once something is typed.
        variant={changed ? 'contained' : 'outlined'}
        loading={busy === 'move'}
        disabled={busy !== null}
      >
        Save
      </Button>
    </>
  );
}
