import type { ItemEdit } from '@spindle/sdk/domain/bulk/item-edit';
import { useStore } from 'react-admin';

/** An import of several calls in progress. Sending it again word for word applies it once. */
export interface SavedImport {
  /** The email of the user it belongs to. */
  by: string;
  edits: readonly ItemEdit[];
  /** The ids of the items to change. */
  selectedIds: readonly string[];
  startsAt: string | null;
  key: string;
  once: string;
}

/**
 * Returns the import stored in this browser, and a function that stores another or, with null,
 * deletes it. It is stored until its last call has a response, so that it can continue if the
 * window is closed.
 */
export function useSavedImport() {
  const [saved, setKept] = useStore<SavedImport | null>('import', null);
  const keep = (work: SavedImport | null) => {
    try {
      setKept(work);
    } catch {
      // Storage is full: closing the window means having to send the file again.
    }
  };
  return [saved, keep] as const;
}
