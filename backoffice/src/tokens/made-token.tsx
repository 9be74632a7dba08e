import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useId } from 'react';
import { CopyableId } from '../ui/copyable-id.tsx';

/** Closed on purpose only: whoever closes it has seen the token for the last time. */
export function MadeToken({ token, onClose }: { token: string; onClose: () => void }) {
  const id = useId();
  return (
    <Dialog
      open
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      fullWidth
      maxWidth="sm"
    >
      <DialogTitle id={`${id}-title`} component="h2">
        Your new token
      </DialogTitle>
      <DialogContent>
        <p id={`${id}-text`}>Copy it now: it is not shown again.</p>
        <CopyableId id={token} />
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          I have copied it
        </Button>
      </DialogActions>
    </Dialog>
  );
}
