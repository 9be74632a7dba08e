import { useEffect, useEffectEvent } from 'react';
import { useStore } from 'react-admin';

/** All shortcuts, for the help. Which of them work depends on the screen. */
export const shortcuts = [
  { key: '?', does: 'Show these keys' },
  { key: '/', does: 'Search the list' },
  { key: 'n', does: 'Next page, or after a label the next parcel' },
  { key: 'p', does: 'Previous page' },
  { key: 'r', does: 'Load the list again' },
  { key: 'j', does: 'Next row' },
  { key: 'k', does: 'Previous row' },
  { key: 'x', does: 'Choose the row, or leave it out' },
  { key: 'a', does: 'Go to what can be done with the chosen rows' },
  { key: 's', does: 'Save the order' },
  { key: 'b', does: 'Go to the button that buys the label' },
  { key: 'u', does: 'Return to the search' },
  { key: 'z', does: 'Undo what was just done' },
  { key: 'h', does: 'Administration Panel' },
] as const;

type Key = (typeof shortcuts)[number]['key'];

/**
 * Returns whether single-key shortcuts are on. People who dictate or have a tremor can turn them
 * off.
 */
export function useShortcutsOn() {
  return useStore('shortcuts', true);
}

/** Runs the action when that key is pressed outside fields and dialogs. */
export function useShortcut(key: Key, action: () => void): void {
  const [on] = useShortcutsOn();
  const run = useEffectEvent(action);
  useEffect(() => {
    if (!on) return;
    function handle(event: KeyboardEvent) {
      if (event.key !== key || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTaken(event.target)) return;
      event.preventDefault();
      run();
    }
    window.addEventListener('keydown', handle);
    return () => window.removeEventListener('keydown', handle);
  }, [key, on]);
}

function isTaken(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  // A checkbox takes no letters.
  const busy =
    'input:not([type=checkbox]), textarea, select, [role=dialog], [role=listbox], [role=menu], [role=combobox]';
  return target.isContentEditable || target.closest(busy) !== null;
}
