import { Suspense, type ReactNode } from 'react';
import { ScreenSkeleton } from '../ui/screen-skeleton.tsx';

/** A screen's code comes when it is first opened. */
export function ScreenFrame({ children }: { children: ReactNode }) {
  return <Suspense fallback={<ScreenSkeleton />}>{children}</Suspense>;
}
