import { useNotify } from 'react-admin';

/** Shows the result of a write in a notification. */
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
