import { useEffect, useState } from 'react';

const SETTLED_AFTER_MS = 1500;
const SIGNS_OF_INTEREST = ['pointermove', 'touchstart', 'keydown'] as const;

/**
 * False while the first view is being put together, true once it has stood for a while or somebody
 * has begun to use it: time for what nobody can miss before.
 */
export function useSettled(): boolean {
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    const settle = () => setSettled(true);
    const timer = setTimeout(settle, SETTLED_AFTER_MS);
    for (const sign of SIGNS_OF_INTEREST) window.addEventListener(sign, settle, { once: true });
    return () => {
      clearTimeout(timer);
      for (const sign of SIGNS_OF_INTEREST) window.removeEventListener(sign, settle);
    };
  }, []);
  return settled;
}
