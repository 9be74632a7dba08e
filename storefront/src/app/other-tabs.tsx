import { lazy, Suspense } from 'react';
import { useSession } from './session.ts';
import { useSettled } from './use-settled.ts';

// The first view can do without, and a page whose chunk is gone must not fall with it.
const FollowOtherTabs = lazy(async () => {
  try {
    return { default: (await import('./follow-other-tabs.tsx')).FollowOtherTabs };
  } catch {
    return { default: () => null };
  }
});

/** Listens to the other tabs, at once for somebody signed in. */
export function OtherTabs() {
  const { user } = useSession();
  const settled = useSettled();
  return user || settled ? (
    <Suspense>
      <FollowOtherTabs />
    </Suspense>
  ) : null;
}
