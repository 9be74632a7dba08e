import { Box, Button, DialogActions, DialogContent } from '@mui/material';
import { useEffect, type ReactNode } from 'react';
import { Form } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { FormValues } from '../ui/form-values.ts';
import { useFormChanged } from '../ui/use-form-changed.ts';
import type { BulkInput } from './chosen.ts';

export interface FillingProps {
  onInput: (input: BulkInput) => void;
  /** Tells whether something is filled in. */
  onFilled: (filled: boolean) => void;
  onClose: () => void;
}

interface Props extends FillingProps {
  /** What its inputs begin with. */
  start: FormValues;
  /** What was filled in; null while that is not enough. */
  read: (values: FormValues) => BulkInput | null;
  children: ReactNode;
}

/** Asks what an action has to know, before it is shown what it will do. */
export function FillingForm({ start, onInput, ...filling }: Props) {
  function send(values: FormValues) {
    const input = filling.read(values);
    if (input) onInput(input);
  }
  return (
    <Form
      resource="bulk"
      record={start}
      mode="onChange"
      disableInvalidFormNotification
      noValidate
      onSubmit={send}
    >
      <Filling {...filling} />
    </Form>
  );
}

function Filling({ read, onFilled, children, onClose }: Omit<Props, 'start' | 'onInput'>) {
  const filled = useFormChanged();
  useEffect(() => onFilled(filled), [filled, onFilled]);
  return (
    <>
      <DialogContent
        sx={{ display: 'grid', gap: 2 }}
        // What is typed into a field of tags is a value only once it is entered.
        onInput={() => onFilled(true)}
      >
        {/* Room for a label that stands on its field's edge. */}
        <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>{children}</Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Dismiss</Button>
        <Button type="submit" variant="contained" disabled={read(useWatch()) === null}>
          Preview
        </Button>
      </DialogActions>
    </>
  );
}
