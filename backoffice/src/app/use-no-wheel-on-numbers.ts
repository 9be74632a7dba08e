import { useEffect } from 'react';

/**
 * Keeps the mouse wheel from changing numbers. Browsers change a focused number field when the
 * wheel moves, so this hook removes the focus and the page scrolls instead.
 */
export function useNoWheelOnNumbers(): void {
  useEffect(() => {
    const release = () => {
      const focused = document.activeElement;
      if (focused instanceof HTMLInputElement && focused.type === 'number') focused.blur();
    };
    document.addEventListener('wheel', release, { capture: true, passive: true });
    return () => document.removeEventListener('wheel', release, { capture: true });
  }, []);
}
