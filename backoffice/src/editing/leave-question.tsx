import { useEffect } from 'react';
import { useBlocker, useCanBlock } from 'react-admin';
import { departure } from '../providers/leave-to-sign-in.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { isSaved } from './saved-state.ts';

const question = {
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
}

/** Asks before changes are lost, by whatever way somebody leaves. */
export function LeaveQuestion({ changed, leave, onStay }: Props) {
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
      {canBlock && <HeldNavigation held={changed && leave === null} />}
      <ConfirmDialog question={leave && question} onConfirm={() => leave?.()} onDismiss={onStay} />
    </>
  );
}

/** Links, the browser's own buttons, and whatever else changes the address. */
function HeldNavigation({ held }: { held: boolean }) {
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
