import { Button, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useId } from 'react';
import { Dialog } from './dialog.tsx';
import { useTranslateText } from './use-translate-text.ts';

export interface Question {
  title: string;
  text: string;
  /** What can't be undone, in the words of the thing itself. */
  confirm: string;
}

interface Props {
  question: Question | null;
  onConfirm: () => void;
  onDismiss: () => void;
}

/** Asked once before money moves or something is final; the safe answer has the focus. */
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
      // Its words stay while it fades.
      transitionDuration={0}
    >
      <DialogTitle id={`${id}-title`} component="h2">
        {translate(question?.title)}
      </DialogTitle>
      <DialogContent id={`${id}-text`}>{translate(question?.text)}</DialogContent>
      <DialogActions>
        <Button
          onClick={onDismiss}
          // It opens on a press of a button: the answer that changes nothing comes next.
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
