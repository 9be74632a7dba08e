const KEY = 'search-key';
const WRITABLE = 'input, textarea, select, [contenteditable], dialog';

/**
 * Returns whether `/` focuses the search field. People can turn this off, because single-key
 * shortcuts can interfere with assistive technology.
 */
export const isSlashOn = (): boolean => localStorage.getItem(KEY) === null;

export function setSlash(on: boolean): void {
  if (on) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, 'off');
}

/**
 * Focuses the field when `/` is pressed outside text fields. Returns a function that stops
 * listening.
 */
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
