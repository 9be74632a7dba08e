import { useNow } from './clock.ts';
import { exactTime, relativeTime } from './format-time.ts';

/** How long ago, with the exact time on hover, or written out beside it. */
export function Moment({ at, exact = false }: { at: string; exact?: boolean }) {
  const now = useNow();
  const precise = exactTime(at);
  return (
    <time dateTime={at} title={precise}>
      {exact ? `${precise} (${relativeTime(at, now)})` : relativeTime(at, now)}
    </time>
  );
}
