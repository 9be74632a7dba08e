import { useNow } from './clock.ts';
import { exactTime, isNear, relativeTime } from './format-time.ts';

/** How long ago, with the exact time on hover, or written out beside it. */
export function Moment({ at, exact = false }: { at: string; exact?: boolean }) {
  const now = useNow();
  const precise = exactTime(at);
  return (
    <time dateTime={at} title={precise}>
      {exact && precise}
      {exact && isNear(at, now) && ` (${relativeTime(at, now)})`}
      {!exact && relativeTime(at, now)}
    </time>
  );
}
