import { useEffect } from 'react';

/**
 * The mouse wheel scrolls the page and never changes a number: browsers step the value of a number
 * field that has the focus, so the field loses it first.
 */
export function useSteadyNumbers(): void {
  useEffect(() => {
    const release = () => {
      const focused = document.activeElement;
      if (focused instanceof HTMLInputElement && focused.type === 'number') focused.blur();
    };
    document.addEventListener('wheel', release, { capture: true, passive: true });
    return () => document.removeEventListener('wheel', release, { capture: true });
  }, []);
}
