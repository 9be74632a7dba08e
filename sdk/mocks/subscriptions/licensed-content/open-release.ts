import { isOf } from '../../catalog/find-record.ts';
import type { ShopState } from '../../state.ts';

type Release = ShopState['releases'][number];

/**
 * Puts a release in front of subscribers, in place of whichever was.
 * @returns the number of the one before, null where there was none
 */
export function openRelease({ releases }: ShopState, release: Release, now: Date): number | null {
  const before = releases.find((one) => one.active && isOf(one, release));
  if (before !== undefined) before.active = false;
  Object.assign(release, { active: true, dateActivated: now.toISOString() });
  return before?.number ?? null;
}
