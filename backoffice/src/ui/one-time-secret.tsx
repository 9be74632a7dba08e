import { Button, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useId } from 'react';
import { CopyableId } from './copyable-id.tsx';
import { Dialog } from './dialog.tsx';
import { useTranslateText } from './use-translate-text.ts';

interface Props {
  title: string;
  text: string;
  value: string;
  /** Label of the closing button. */
  done: string;
  onClose: () => void;
}

/** Closes only by its button, because the value can't be shown again. */
export function OneTimeSecret({ title, text, value, done, onClose }: Props) {
  const id = useId();
  const translate = useTranslateText();
  return (
    <Dialog
      open
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      fullWidth
      maxWidth="sm"
    >
      <DialogTitle id={`${id}-title`} component="h2">
        {translate(title)}
      </DialogTitle>
      <DialogContent>
        <p id={`${id}-text`}>{translate(text)}</p>
        <CopyableId id={value} />
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {translate(done)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
