import { useEffect, useState } from 'react';

const PAUSE_MS = 400;

/** A number somebody may still be changing, once it has stayed for a moment: each is a question. */
export function useUnchanged(value: number): number {
  const [unchanged, setUnchanged] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setUnchanged(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return unchanged;
}
