import { useAddUndoableMutation, useNotify } from 'react-admin';
import { UndoNote } from './undo-note.tsx';

/** Long enough to read the notification and reach its button. */
const UNDO_MS = 10_000;

interface Delayed {
  /** Runs once the action can no longer be undone. */
  run: () => void;
  /** Restores the previous display. */
  onUndo: () => void;
}

/** Returns functions that offer to undo the last action. */
export function useUndo() {
  const notify = useNotify();
  const addMutation = useAddUndoableMutation();

  /** For actions with an opposite. The action is already done, and `onUndo` reverses it. */
  function offer(text: string, onUndo: () => void): void {
    notify(<UndoNote text={text} onUndo={onUndo} />, { autoHideDuration: UNDO_MS });
  }

  /**
   * For actions without an opposite. The action looks done, but runs only when the notification
   * closes.
   */
  function delay(text: string, { run, onUndo }: Delayed): void {
    // react-admin runs the oldest queued mutation each time an undoable notification closes, even
    // if it was undone here.
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
