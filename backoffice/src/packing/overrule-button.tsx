import { Button } from '@mui/material';
import { useState } from 'react';
import { TextInput } from '../ui/inputs.tsx';
import { requiredText } from '../editing/common-fields.tsx';
import { useAct } from '../providers/write-hooks.ts';
import { FormDialog } from '../ui/form-dialog.tsx';
import { textOf } from '../ui/form-values.ts';
import type { PackingResult } from './calls.ts';

interface Props {
  orderId: string;
  onDone: (answer: PackingResult) => void;
}

const nothing = { reason: '' };
const reasonRequired = requiredText('Please say why.');

/** An administrator's way to a label for what cannot be scanned; the reason is kept. */
export function OverruleButton({ orderId, onDone }: Props) {
  const [confirming, setConfirming] = useState(false);
  const [overrule, { isPending, error }] = useAct('parcels', 'overrule', {
    onSuccess(answer) {
      setConfirming(false);
      onDone(answer);
    },
  });

  return (
    <>
      <Button variant="outlined" aria-haspopup="dialog" onClick={() => setConfirming(true)}>
        Label without packing
      </Button>
      {confirming && (
        <FormDialog
          resource="parcels"
          title="Label without packing"
          start={nothing}
          about="The label can be bought though not every unit was scanned. The audit keeps who said so, and why."
          action="Allow the label"
          sending={isPending}
          refusal={error?.message}
          onSend={({ reason }) => overrule({ id: orderId, data: { reason: textOf(reason) } })}
          onDismiss={() => setConfirming(false)}
        >
          <TextInput
            source="reason"
            validate={reasonRequired}
            slotProps={{ htmlInput: { maxLength: 500 } }}
          />
        </FormDialog>
      )}
    </>
  );
}
