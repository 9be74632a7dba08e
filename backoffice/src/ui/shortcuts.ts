import { useEffect, useEffectEvent } from 'react';
import { useStore } from 'react-admin';

/** All shortcuts, for the help dialog. Which of them work depends on the screen. */
export const shortcuts = [
  { key: '?', does: 'Show keyboard shortcuts' },
  { key: '/', does: 'Search' },
  { key: 'n', does: 'Next page, or the next parcel after buying a label' },
  { key: 'p', does: 'Previous page' },
  { key: 'r', does: 'Refresh' },
  { key: 'j', does: 'Next row' },
  { key: 'k', does: 'Previous row' },
  { key: 'x', does: 'Select or clear the row' },
  { key: 'a', does: 'Go to bulk actions' },
  { key: 's', does: 'Save the order' },
  { key: 'b', does: 'Go to the buy label button' },
  { key: 'u', does: 'Return to search' },
  { key: 'z', does: 'Undo' },
  { key: 'h', does: 'Administration Panel' },
] as const;

type Key = (typeof shortcuts)[number]['key'];

/**
 * Returns whether single-key shortcuts are on. People who use dictation or have a tremor can turn
 * them off.
 */
export function useShortcutsOn() {
  return useStore('shortcuts', true);
}

/** Runs the action when the user presses that key outside fields and dialogs. */
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
  // Checkboxes ignore letters, so shortcuts still work there.
  const busy =
    'input:not([type=checkbox]), textarea, select, [role=dialog], [role=listbox], [role=menu], [role=combobox]';
  return target.isContentEditable || target.closest(busy) !== null;
}
