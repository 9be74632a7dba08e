import { useEffect } from 'react';

/**
 * Keeps the mouse wheel from changing numbers. Browsers step the value of a focused number field,
 * so the field loses the focus and the page scrolls instead.
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
