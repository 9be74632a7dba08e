import { leaveUnsaved } from '@spindle/sdk/domain/calls/unsaved';
import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { ConfirmDialog, type Question } from './confirm-dialog.tsx';

const leaving: Question = {
  title: leaveUnsaved,
  text: 'You have unsaved changes. They will be lost.',
  confirm: 'Leave without saving',
};

interface UnsavedForm {
  question: Question;
  /** Whether the form's Save button closes the screen. */
  isMain: boolean;
}

/** The forms on the screen with unsaved input, each with its question. The latest asks first. */
let forms: readonly UnsavedForm[] = [];
const listeners = new Set<() => void>();

function setForms(next: typeof forms) {
  forms = next;
  for (const listener of listeners) listener();
}

/**
 * Asks before the user leaves in any way while `changed` is true. `UnsavedGuard` does the blocking.
 */
export function useUnsaved(changed: boolean, question = leaving, isMain = false): void {
  useEffect(() => {
    if (!changed) return;
    const form = { question, isMain };
    setForms([...forms, form]);
    return () => setForms(forms.filter((one) => one !== form));
  }, [changed, question, isMain]);
}

/** Returns whether closing the screen after saving its main form would lose other input. */
export const hasOtherUnsaved = (): boolean => forms.some(({ isMain }) => !isMain);

/** Returns the question to ask before leaving now, or null if nothing would be lost. */
export function useLeaveQuestion(): Question | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => forms.at(-1)?.question ?? null,
  );
}

/**
 * Guards a form that has a close button. Returns the button's handler, and the dialog to render
 * next to the form.
 */
export function useCloseUnsaved(
  changed: boolean,
  onClose: () => void,
  { isMain = false } = {},
): [() => void, ReactNode] {
  const [asking, setAsking] = useState(false);
  // Closing may navigate, but the user has already been asked.
  useUnsaved(changed && !asking, leaving, isMain);
  const question = (
    <ConfirmDialog
      question={asking ? leaving : null}
      onConfirm={() => {
        onClose();
        setAsking(false);
      }}
      onDismiss={() => setAsking(false)}
    />
  );
  return [() => (changed ? setAsking(true) : onClose()), question];
}
