import { useEffect } from 'react';
import { useBlocker, useCanBlock } from 'react-admin';
import { departure } from '../providers/leave-to-sign-in.ts';
import { ConfirmDialog, type Question } from '../ui/confirm-dialog.tsx';
import { isSaved } from './saved-state.ts';

const unsaved: Question = {
  title: 'Leave without saving?',
  text: 'What you changed here has not been saved and will be lost.',
  confirm: 'Leave without saving',
};

interface Props {
  /** Something would be lost. */
  changed: boolean;
  /** What a button of the editor wants to do, and lose it; null while none was pressed. */
  leave: (() => void) | null;
  onStay: () => void;
  /** What is asked, where it is not about what was filled in. */
  question?: Question;
}

/** Asks before changes are lost, by whatever way somebody leaves. */
export function LeaveQuestion({ changed, leave, onStay, question = unsaved }: Props) {
  const canBlock = useCanBlock();
  useEffect(() => {
    if (!changed) return;
    function hold(event: BeforeUnloadEvent) {
      // Nobody is signed in any more: what is on the screen must not stay there.
      if (!departure.certain) event.preventDefault();
    }
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, [changed]);
  return (
    <>
      {canBlock && <HeldNavigation held={changed && leave === null} question={question} />}
      <ConfirmDialog question={leave && question} onConfirm={() => leave?.()} onDismiss={onStay} />
    </>
  );
}

/** Links, the browser's own buttons, and whatever else changes the address. */
function HeldNavigation({ held, question }: { held: boolean; question: Question }) {
  const { state, proceed, reset } = useBlocker(
    ({ nextLocation }) => held && !isSaved(nextLocation.state),
  );
  return (
    <ConfirmDialog
      question={state === 'blocked' ? question : null}
      onConfirm={() => proceed?.()}
      onDismiss={() => reset?.()}
    />
  );
}
