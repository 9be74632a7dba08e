import { Button, SnackbarContent } from '@mui/material';
import { useCloseNotification } from 'react-admin';
import { useShortcut } from './shortcuts.ts';

interface Props {
  text: string;
  /** It has the focus: the button that was pressed is gone. */
  focused?: boolean;
  onUndo: () => void;
}

/** Says what was done, as a notification, and takes it back if asked: by the button, or by `z`. */
export function UndoNote({ text, focused = false, onUndo }: Props) {
  const close = useCloseNotification();
  function undo() {
    close();
    onUndo();
  }
  useShortcut('z', undo);
  return (
    <SnackbarContent
      role="status"
      message={text}
      action={
        <Button size="small" color="inherit" onClick={undo} {...(focused && { ref: focusNode })}>
          Undo
        </Button>
      }
    />
  );
}

function focusNode(node: HTMLButtonElement | null): void {
  node?.focus();
}
