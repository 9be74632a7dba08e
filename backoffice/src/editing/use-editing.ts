import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { hasOtherUnsaved } from '../ui/unsaved.tsx';
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
    open(id: string) {
      setParams({ edit: id });
      window.scrollTo(0, 0);
    },
    cancel: () => close(editing, null),
    /** Continues with the record that was created, and shows `message`. */
    created(id: string, message: string) {
      setParams({ edit: id }, { state: { ...savedState, cameFrom: elsewhere }, replace: true });
      window.scrollTo(0, 0);
      notify(message, { type: 'success' });
    },
    /**
     * Shows `message` to the user who saved. Stays open if closing would lose the input of another
     * form on the screen.
     */
    saved(id: string, message: string): 'open' | undefined {
      const isOpen = hasOtherUnsaved();
      if (!isOpen) close(id, savedState);
      const more = isOpen ? ' Other sections still have unsaved changes.' : '';
      notify(`${message}${more}`, { type: 'success' });
      return isOpen ? 'open' : undefined;
    },
  };
}
