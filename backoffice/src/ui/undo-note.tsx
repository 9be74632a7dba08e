import { Button, SnackbarContent } from '@mui/material';
import { useCloseNotification } from 'react-admin';
import { useShortcut } from './shortcuts.ts';
import { useTranslateText } from './use-translate-text.ts';

interface Props {
  text: string;
  /** Whether it takes the focus, because the pressed button is gone. */
  focused?: boolean;
  onUndo: () => void;
}

/** Says in a notification what was done, and undoes it on the button or on `z`. */
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
