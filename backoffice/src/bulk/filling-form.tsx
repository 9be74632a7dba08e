import { Box, Button, DialogActions, DialogContent } from '@mui/material';
import type { ReactNode, SyntheticEvent } from 'react';

interface Props {
  /** Whether it can be sent as it is filled in. */
  fit: boolean;
  children: ReactNode;
  onSend: () => void;
  onClose: () => void;
}

/** Asks what an action has to know, before it is shown what it will do. */
export function FillingForm({ fit, children, onSend, onClose }: Props) {
  function send(event: SyntheticEvent) {
    event.preventDefault();
    if (fit) onSend();
  }
  return (
    <Box component="form" noValidate onSubmit={send} sx={{ display: 'contents' }}>
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
