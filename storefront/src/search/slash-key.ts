const KEY = 'search-key';
const WRITABLE = 'input, textarea, select, [contenteditable], dialog';

/** Whether `/` goes to the search; a key without Ctrl can be in somebody's way. */
export const isSlashOn = (): boolean => localStorage.getItem(KEY) === null;

export function setSlash(on: boolean): void {
  if (on) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, 'off');
}

/** Goes to the field where `/` is pressed and nobody is writing; answers how to end that. */
export function focusOnSlash(field: { current: HTMLInputElement | null }): () => void {
  const press = (event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, altKey } = event;
    if (key !== '/' || ctrlKey || metaKey || altKey) return;
    if ((target instanceof Element && target.closest(WRITABLE)) || !isSlashOn()) return;
    event.preventDefault();
    field.current?.focus();
    field.current?.select();
  };
  document.addEventListener('keydown', press);
  return () => document.removeEventListener('keydown', press);
}
