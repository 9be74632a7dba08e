import { useCallback, useState, type ReactNode } from 'react';
import { ConfirmDialog, type Question } from '../ui/confirm-dialog.tsx';
import { MessageDialog, type Message } from './message-dialog.tsx';

export interface Dialogs {
  /** Resolves to true if the user confirmed: `if (await ask(deletingItem(item))) …` */
  ask: (question: Question) => Promise<boolean>;
  tell: (message: Message) => void;
  /** The open dialog. Render it anywhere on the screen. */
  dialogs: ReactNode;
}

interface OpenQuestion {
  question: Question;
  resolve: (yes: boolean) => void;
}

/** Shows a screen's questions and messages, one at a time. */
export function useDialogs(): Dialogs {
  const [openQuestion, setOpenQuestion] = useState<OpenQuestion | null>(null);
  const [message, setMessage] = useState<Message | null>(null);

  const ask = useCallback(
    (question: Question) =>
      new Promise<boolean>((resolve) => {
        setMessage(null);
        setOpenQuestion({ question, resolve });
      }),
    [],
  );

  function answer(yes: boolean) {
    setOpenQuestion(null);
    openQuestion?.resolve(yes);
  }

  const dialogs = (
    <>
      <ConfirmDialog
        question={openQuestion?.question ?? null}
        onConfirm={() => answer(true)}
        onDismiss={() => answer(false)}
      />
      <MessageDialog message={message} onClose={() => setMessage(null)} />
    </>
  );
  return { ask, tell: setMessage, dialogs };
}
