import { useEffect } from 'react';
import { useBlocker, useCanBlock } from 'react-admin';
import { isLeaving } from '../providers/leave-to-sign-in.ts';
import { ConfirmDialog, type Question } from '../ui/confirm-dialog.tsx';
import { useLeaveQuestion } from '../ui/unsaved.tsx';
import { isSaved } from './navigation-state.ts';

/**
 * Asks before leaving a form with unsaved changes. All forms share one guard, because a router
 * supports only one blocker.
 */
export function UnsavedGuard() {
  const question = useLeaveQuestion();
  const canBlock = useCanBlock();
  const changed = question !== null;
  useEffect(() => {
    if (!changed) return;
    function hold(event: BeforeUnloadEvent) {
      // After sign-out, the screen must not stay open.
      if (!isLeaving.certain) event.preventDefault();
    }
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, [changed]);
  return canBlock ? <NavigationBlocker question={question} /> : null;
}

/** Blocks links, the browser's buttons, and any other change of the URL. */
function NavigationBlocker({ question }: { question: Question | null }) {
  const { state, proceed, reset } = useBlocker(
    // Back and Forward may return to a screen that was opened by saving something else.
    ({ nextLocation, historyAction }) =>
      question !== null && (historyAction === 'POP' || !isSaved(nextLocation.state)),
  );
  return (
    <ConfirmDialog
      question={state === 'blocked' ? question : null}
      onConfirm={() => proceed?.()}
      onDismiss={() => reset?.()}
    />
  );
}
