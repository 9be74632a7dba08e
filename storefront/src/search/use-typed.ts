import { useEffect, useState, type RefObject } from 'react';

/** How long a pause in typing must be before suggestions are requested. */
const PAUSE_MS = 120;

/** Returns the field's text after a pause in typing, and whether to show suggestions for it. */
export function useTyped(field: RefObject<HTMLInputElement | null>) {
  const [settled, settle] = useState(() => field.current?.value ?? '');
  const [wanted, setWanted] = useState(() => field.current?.matches(':focus') ?? false);

  useEffect(() => {
    const input = field.current;
    if (!input) return;
    // The user may have typed before this code was loaded.
    let timer = setTimeout(() => settle(input.value));
    const type = () => {
      setWanted(true);
      clearTimeout(timer);
      timer = setTimeout(() => settle(input.value), PAUSE_MS);
    };
    const leave = () => setWanted(false);
    input.addEventListener('input', type);
    input.addEventListener('blur', leave);
    return () => {
      clearTimeout(timer);
      input.removeEventListener('input', type);
      input.removeEventListener('blur', leave);
    };
  }, [field]);

  return {
    settled: settled.trim(),
    wanted,
    want: () => setWanted(true),
    putAway: () => setWanted(false),
  };
}
