import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useId } from 'react';
import { CopyableId } from '../ui/copyable-id.tsx';

/** Closed on purpose only: whoever closes it has seen the secret for the last time. */
export function ShownSecret({ secret, onClose }: { secret: string; onClose: () => void }) {
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
        The secret of this webhook
      </DialogTitle>
      <DialogContent>
        <p id={`${id}-text`}>
          With it your program checks that a message is ours. Copy it now, you cannot see it again.
        </p>
        <CopyableId id={secret} />
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          I have copied the secret
        </Button>
      </DialogActions>
    </Dialog>
  );
}
