import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { cameFromOf, savedState } from './navigation-state.ts';

export const NEW = '';

/**
 * Manages which record is being edited: its id, `NEW`, or null for the list. The id is in the URL,
 * so that Reload and Back work. Closing returns to the list, or to where the editor was opened.
 */
export function useEditing() {
  const [params, setParams] = useSearchParams();
  const [lastEdited, setCameFrom] = useState<string | null>(null);
  const { state } = useLocation();
  const navigate = useNavigate();
  const notify = useNotify();
  const editing = params.get('edit');
  const elsewhere = cameFromOf(state);

  function close(id: string | null, nextState: unknown) {
    setCameFrom(id);
    if (elsewhere) void navigate(elsewhere, { state: nextState });
    else setParams({}, { state: nextState });
  }

  return {
    editing,
    /** The record whose editor was closed last. Its Edit button gets the focus. */
    cameFrom: lastEdited,
    open: (id: string) => setParams({ edit: id }),
    cancel: () => close(editing, null),
    /** Shows `message` to the user who saved. */
    saved: (id: string, message: string) => {
      close(id, savedState);
      notify(message, { type: 'success' });
    },
  };
}
