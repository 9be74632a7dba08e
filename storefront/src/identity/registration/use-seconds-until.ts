import { useEffect, useState } from 'react';

/** Returns the whole seconds left until `time` (epoch milliseconds), down to 0. */
export function useSecondsUntil(time: number): number {
  const [now, setNow] = useState(() => Date.now());
  const over = now >= time;

  useEffect(() => {
    if (over) return;
    const tick = () => setNow(Date.now());
    // The stored time may be from before `time` changed.
    const first = setTimeout(tick);
    const timer = setInterval(tick, 1000);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [time, over]);

  return Math.max(0, Math.ceil((time - now) / 1000));
}
