import { useEffect, useEffectEvent } from 'react';

/** Milliseconds. Even a slow scanner on a busy phone types faster than this. */
const LONGEST_GAP = 1000;

/**
 * Reads a barcode scanner that types like a keyboard and ends with Enter, wherever the focus is.
 * Scanned keys press no button and run no shortcut.
 */
export function useScanner(onScan: (code: string) => void): void {
  const take = useEffectEvent(onScan);
  useEffect(() => {
    let typed = '';
    let last = 0;
    function onKey(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || isField(event.target)) return;
      if (event.timeStamp - last > LONGEST_GAP) typed = '';
      if (event.key === 'Enter') {
        const code = typed;
        typed = '';
        // A single key before Enter comes from a keyboard.
        if (code.length < 2) return;
        stopEvent(event);
        take(code);
        return;
      }
      // A single space toggles the focused checkbox.
      if (event.key.length !== 1 || event.repeat || (event.key === ' ' && typed === '')) return;
      stopEvent(event);
      typed += event.key;
      last = event.timeStamp;
    }
    window.addEventListener('keydown', onKey, { capture: true });
    return () => window.removeEventListener('keydown', onKey, { capture: true });
  }, []);
}

function stopEvent(event: KeyboardEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

function isField(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement
    ? !['checkbox', 'radio', 'button'].includes(target.type)
    : target instanceof HTMLTextAreaElement;
}
