import { Button, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useId } from 'react';
import { Dialog } from './dialog.tsx';
import { useTranslateText } from './use-translate-text.ts';

export interface Question {
  title: string;
  text: string;
  /** Label of the confirming button, which names the irreversible action. */
  confirm: string;
}

interface Props {
  question: Question | null;
  onConfirm: () => void;
  onDismiss: () => void;
}

/**
 * Asks for confirmation before money moves or something becomes final. The safe button has the
 * focus.
 */
export function ConfirmDialog({ question, onConfirm, onDismiss }: Props) {
  const id = useId();
  const translate = useTranslateText();
  return (
    <Dialog
      open={question !== null}
      onClose={onDismiss}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      // While fading out, the dialog would lose its text.
      transitionDuration={0}
    >
      <DialogTitle id={`${id}-title`} component="h2">
        {translate(question?.title)}
      </DialogTitle>
      <DialogContent id={`${id}-text`}>{translate(question?.text)}</DialogContent>
      <DialogActions>
        <Button
          onClick={onDismiss}
          // A button press opens the dialog, so an accidental second press must hit the button that
          // changes nothing.
          ref={focusNode}
        >
          {translate('Dismiss')}
        </Button>
        <Button color="error" variant="contained" onClick={onConfirm}>
          {translate(question?.confirm)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function focusNode(node: HTMLButtonElement | null): void {
  node?.focus();
}
