import { Button, TextField } from '@mui/material';
import { useState } from 'react';
import { useAct } from '../providers/write-hooks.ts';
import { FormDialog } from '../ui/form-dialog.tsx';
import type { PackingResult } from './calls.ts';

interface Props {
  orderId: string;
  onDone: (answer: PackingResult) => void;
}

/** An administrator's way to a label for what cannot be scanned; the reason is kept. */
export function OverruleButton({ orderId, onDone }: Props) {
  const [confirming, setConfirming] = useState(false);
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const [overrule, { isPending, error }] = useAct('parcels', 'overrule', {
    onSuccess(answer) {
      setConfirming(false);
      onDone(answer);
    },
  });

  function send() {
    const empty = reason.trim() === '';
    setMissing(empty);
    if (!empty) overrule({ id: orderId, data: { reason } });
  }

  return (
    <>
      <Button variant="outlined" aria-haspopup="dialog" onClick={() => setConfirming(true)}>
        Label without packing
      </Button>
      {confirming && (
        <FormDialog
          title="Label without packing"
          values={reason}
          about="The label can be bought though not every unit was scanned. The audit keeps who said so, and why."
          action="Allow the label"
          sending={isPending}
          refusal={error?.message}
          onSend={send}
          onDismiss={() => {
            setConfirming(false);
            setReason('');
          }}
        >
          <TextField
            label="Reason"
            required
            value={reason}
            error={missing}
            helperText={missing ? 'Please say why.' : ' '}
            slotProps={{ htmlInput: { maxLength: 500 } }}
            onChange={({ target }) => {
              setReason(target.value);
              setMissing(false);
            }}
          />
        </FormDialog>
      )}
    </>
  );
}
