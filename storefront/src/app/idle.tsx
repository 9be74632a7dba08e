import { lazy, Suspense } from 'react';
import { useSession } from './session.ts';

// Nobody visiting needs it, and a page whose chunk is gone must not fall with it.
const IdleGuard = lazy(async () => {
  try {
    return { default: (await import('./idle-guard.tsx')).IdleGuard };
  } catch {
    return { default: () => null };
  }
});

/** Watches over the session of somebody signed in. */
export function Idle() {
  return useSession().user ? (
    <Suspense>
      <IdleGuard />
    </Suspense>
  ) : null;
}
