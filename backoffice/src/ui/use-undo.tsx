import { useAddUndoableMutation, useNotify } from 'react-admin';
import { UndoNote } from './undo-note.tsx';

/** Long enough to read it and go there. */
const UNDO_MS = 10_000;

interface Delayed {
  /** Does it, once nobody takes it back any more. */
  run: () => void;
  /** It stays as it was. */
  onUndo: () => void;
}

/** The ways of taking something back that was just done. */
export function useUndo() {
  const notify = useNotify();
  const addMutation = useAddUndoableMutation();

  /** It is done; its opposite brings it back. */
  function offer(text: string, onUndo: () => void): void {
    notify(<UndoNote text={text} onUndo={onUndo} />, { autoHideDuration: UNDO_MS });
  }

  /** Nothing could bring it back: it looks done, and is done when the note is gone. */
  function delay(text: string, { run, onUndo }: Delayed): void {
    // The note's end takes what was added with it, whatever ended it: one for one, in their order.
    let undone = false;
    addMutation(() => {
      if (!undone) run();
    });
    const undo = () => {
      undone = true;
      onUndo();
    };
    notify(<UndoNote text={text} focused onUndo={undo} />, {
      autoHideDuration: UNDO_MS,
      undoable: true,
    });
  }

  return { offer, delay };
}
