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
const reasonRequired = requiredText('Enter a reason.');

/**
 * Lets an administrator allow a label although some units weren't scanned, and records the reason.
 */
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
        Skip packing
      </Button>
      {confirming && (
        <FormDialog
          resource="parcels"
          title="Skip packing"
          start={nothing}
          about="You can buy the label even though some units weren't scanned. Your name and reason go into the audit log."
          action="Skip packing"
          sending={isPending}
          rejection={error?.message}
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
