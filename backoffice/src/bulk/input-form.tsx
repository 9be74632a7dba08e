import { Box, Button, DialogActions, DialogContent } from '@mui/material';
import { useEffect, type ReactNode } from 'react';
import { Form } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { FormValues } from '../ui/form-values.ts';
import { useFormChanged } from '../ui/use-form-changed.ts';
import type { BulkInput } from './selection.ts';

export interface InputFormProps {
  onInput: (input: BulkInput) => void;
  /** Reports whether anything has been entered. */
  onInputChange: (filled: boolean) => void;
  onClose: () => void;
}

interface Props extends InputFormProps {
  start: FormValues;
  /** Returns the input, or null if it is incomplete. */
  read: (values: FormValues) => BulkInput | null;
  children: ReactNode;
}

/** Asks for the input that an action needs for its preview. */
export function InputForm({ start, onInput, ...filling }: Props) {
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

function Filling({ read, onInputChange, children, onClose }: Omit<Props, 'start' | 'onInput'>) {
  const filled = useFormChanged();
  useEffect(() => onInputChange(filled), [filled, onInputChange]);
  return (
    <>
      <DialogContent
        sx={{ display: 'grid', gap: 2 }}
        // A typed tag becomes a value only on Enter, but already counts as unsaved input.
        onInput={() => onInputChange(true)}
      >
        {/* Leaves space for the field label above the outline. */}
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
