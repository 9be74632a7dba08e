import { useEffect, useState } from 'react';

const SETTLED_AFTER_MS = 1500;
const INTERACTION_EVENTS = ['pointermove', 'touchstart', 'keydown'] as const;

/**
 * Returns false while the first view is being rendered, then true after a while or once the user
 * interacts. Postpone anything that the first view doesn't need until it is true.
 */
export function useSettled(): boolean {
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    const settle = () => setSettled(true);
    const timer = setTimeout(settle, SETTLED_AFTER_MS);
    for (const sign of INTERACTION_EVENTS) window.addEventListener(sign, settle, { once: true });
    return () => {
      clearTimeout(timer);
      for (const sign of INTERACTION_EVENTS) window.removeEventListener(sign, settle);
    };
  }, []);
  return settled;
}
