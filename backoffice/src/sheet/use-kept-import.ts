import type { ItemEdit } from '@spindle/sdk/domain/bulk/item-edit';
import { useStore } from 'react-admin';

/** Work of many calls that is on its way; sent anew word for word, it is done once. */
export interface KeptImport {
  /** Whose it is. */
  by: string;
  edits: readonly ItemEdit[];
  /** Which of them are to be done. */
  chosen: readonly string[];
  startsAt: string | null;
  key: string;
  once: string;
}

/**
 * What is kept in this browser until the last of its calls is answered, so that it can go on where the
 * window was closed meanwhile; and how to keep it, or forget it with null.
 */
export function useKeptImport() {
  const [kept, setKept] = useStore<KeptImport | null>('import', null);
  const keep = (work: KeptImport | null) => {
    try {
      setKept(work);
    } catch {
      // The browser has no room: whoever closes the window has to send the file again.
    }
  };
  return [kept, keep] as const;
}
