import { useAct } from '../providers/write-hooks.ts';

/** Two words that mean the same from now on, whatever others save meanwhile. */
export function useAddWord(onAdded: (reason: string) => void) {
  return useAct('synonyms', 'join', { onSuccess: ({ Reason }) => onAdded(Reason) });
}
