import type { ItemEdit } from '@spindle/sdk/domain/bulk/edited-fields';
import { useStore } from 'react-admin';

/** An unfinished import that takes several calls. Resending it unchanged applies it only once. */
export interface SavedImport {
  /** Email of the user who started the import. */
  by: string;
  edits: readonly ItemEdit[];
  /** Ids of the items to change. */
  selectedIds: readonly string[];
  startsAt: string | null;
  key: string;
  once: string;
}

/**
 * Returns the import stored in this browser, and a function that stores another or, with null,
 * deletes it. An import stays stored until its last call has a response, so that it can resume
 * after the window was closed.
 */
export function useSavedImport() {
  const [saved, setKept] = useStore<SavedImport | null>('import', null);
  const keep = (work: SavedImport | null) => {
    try {
      setKept(work);
    } catch {
      // If storage is full and the window closes, the user has to send the file again.
    }
  };
  return [saved, keep] as const;
}
