import { Button, SnackbarContent } from '@mui/material';
import { useCloseNotification } from 'react-admin';

interface Props {
  text: string;
  onUndo: () => void;
}

/** Says what was done, as a notification, and takes it back if asked. */
export function UndoNote({ text, onUndo }: Props) {
  const close = useCloseNotification();
  function undo() {
    close();
    onUndo();
  }
  return (
    <SnackbarContent
      role="status"
      message={text}
      action={
        <Button size="small" color="inherit" onClick={undo}>
          Undo
        </Button>
      }
    />
  );
}
