import { useNotify } from 'react-admin';

/** Says in a note what became of a write. */
export function useOutcomeNotes(onDone?: () => void) {
  const notify = useNotify();
  return {
    onSuccess({ Reason }: { Reason: string }) {
      notify(Reason, { type: 'success' });
      onDone?.();
    },
    onError: ({ message }: Error) => notify(message, { type: 'error' }),
  };
}
