import { useNow } from './clock.ts';
import { useShopTime } from './shop-time.ts';

/** Shows how long ago something happened, with the exact time on hover or next to it. */
export function DateTime({ at, exact = false }: { at: string; exact?: boolean }) {
  const now = useNow();
  const time = useShopTime();
  const precise = time.exact(at);
  return (
    <time dateTime={at} title={precise}>
      {exact && precise}
      {exact && time.isNear(at, now) && ` (${time.relative(at, now)})`}
      {!exact && time.relative(at, now)}
    </time>
  );
}
