import { Button, SnackbarContent } from '@mui/material';
import { useCloseNotification } from 'react-admin';
import { useShortcut } from './shortcuts.ts';
import { useTranslateText } from './use-translate-text.ts';

interface Props {
  text: string;
  /** Whether the note takes the focus, because the pressed button is gone. */
  focused?: boolean;
  onUndo: () => void;
}

/** Notifies the user of a completed action, which the button or the `z` key undoes. */
export function UndoNote({ text, focused = false, onUndo }: Props) {
  const close = useCloseNotification();
  const translate = useTranslateText();
  function undo() {
    close();
    onUndo();
  }
  useShortcut('z', undo);
  return (
    <SnackbarContent
      role="status"
      message={translate(text)}
      action={
        <Button size="small" color="inherit" onClick={undo} {...(focused && { ref: focusNode })}>
          {translate('Undo')}
        </Button>
      }
    />
  );
}

function focusNode(node: HTMLButtonElement | null): void {
  node?.focus();
}
