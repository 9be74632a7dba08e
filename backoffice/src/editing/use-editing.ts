import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { savedState } from './saved-state.ts';

export const NEW = '';

/**
 * Which record's editor is open: its id, `NEW`, or null for the list. In the address, so that
 * reloading and going back work.
 */
export function useEditing() {
  const [params, setParams] = useSearchParams();
  const [cameFrom, setCameFrom] = useState<string | null>(null);
  const editing = params.get('edit');

  return {
    editing,
    /** The record whose editor was closed last, where the focus goes back to. */
    cameFrom,
    open: (id: string) => setParams({ edit: id }),
    cancel: () => {
      setCameFrom(editing);
      setParams({});
    },
    saved: (id: string) => {
      setCameFrom(id);
      setParams({}, { state: savedState });
    },
  };
}
