import { Box, Button, DialogActions, DialogContent } from '@mui/material';
import { useEffect, type ReactNode, type SyntheticEvent } from 'react';
import { useChanged } from '../ui/unsaved.tsx';

interface Props {
  /** All that can be filled in. */
  values: unknown;
  /** Tells whether something is filled in. */
  onFilled: (filled: boolean) => void;
  /** Whether it can be sent as it is filled in. */
  fit: boolean;
  children: ReactNode;
  onSend: () => void;
  onClose: () => void;
}

/** Asks what an action has to know, before it is shown what it will do. */
export function FillingForm({ values, onFilled, fit, children, onSend, onClose }: Props) {
  const filled = useChanged(values);
  useEffect(() => onFilled(filled), [filled, onFilled]);

  function send(event: SyntheticEvent) {
    event.preventDefault();
    if (fit) onSend();
  }
  return (
    <Box
      component="form"
      noValidate
      onSubmit={send}
      // What is typed into a field of tags is a value only once it is entered.
      onInput={() => onFilled(true)}
      sx={{ display: 'contents' }}
    >
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {/* Room for a label that stands on its field's edge. */}
        <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>{children}</Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Dismiss</Button>
        <Button type="submit" variant="contained" disabled={!fit}>
          Preview
        </Button>
      </DialogActions>
    </Box>
  );
}
