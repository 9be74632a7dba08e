import { useEffect, useState } from 'react';

/** Whole seconds left until `time` (milliseconds as `Date.now()`), counted down to 0. */
export function useSecondsUntil(time: number): number {
  const [now, setNow] = useState(() => Date.now());
  const over = now >= time;

  useEffect(() => {
    if (over) return;
    const tick = () => setNow(Date.now());
    // What was read before `time` changed may be old.
    const first = setTimeout(tick);
    const timer = setInterval(tick, 1000);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [time, over]);

  return Math.max(0, Math.ceil((time - now) / 1000));
}
