import { Button, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useId } from 'react';
import { colorsOf } from '../ui/tones.ts';
import { Dialog } from '../ui/dialog.tsx';
import { useTranslateText } from '../ui/use-translate-text.ts';

/** A result that the user must acknowledge. */
export interface Message {
  tone: 'success' | 'warning';
  title: string;
  text: string;
}

/** Shows a result with a single button to close the dialog. */
export function MessageDialog({
  message,
  onClose,
}: {
  message: Message | null;
  onClose: () => void;
}) {
  const id = useId();
  const translate = useTranslateText();
  const tone = message?.tone === 'warning' ? 'gone' : 'done';
  return (
    <Dialog
      open={message !== null}
      onClose={onClose}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      // A closing animation would show the dialog without its text.
      transitionDuration={0}
    >
      <DialogTitle
        id={`${id}-title`}
        component="h2"
        sx={({ palette }) => {
          const { ink } = colorsOf(tone, palette.mode);
          return { color: ink, boxShadow: `inset 6px 0 0 ${ink}` };
        }}
      >
        {translate(message?.title)}
      </DialogTitle>
      <DialogContent id={`${id}-text`} sx={{ overflowWrap: 'anywhere' }}>
        {translate(message?.text)}
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose} ref={focusNode}>
          {translate('OK')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function focusNode(node: HTMLButtonElement | null): void {
  node?.focus();
}
