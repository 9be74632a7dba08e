import { useEffect, useState, type RefObject } from 'react';

/** A pause in typing that is worth asking the shop for what was typed. */
const PAUSE_MS = 120;

/** What stands in the field, once the hand rests, and whether suggestions for it are wanted. */
export function useTyped(field: RefObject<HTMLInputElement | null>) {
  const [settled, settle] = useState(() => field.current?.value ?? '');
  const [wanted, setWanted] = useState(() => field.current?.matches(':focus') ?? false);

  useEffect(() => {
    const input = field.current;
    if (!input) return;
    // Hands are faster than files: it may have been typed while these were on their way.
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
