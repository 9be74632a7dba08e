import { lazyPart } from '@spindle/sdk/react/lazy-component';
import { Suspense } from 'react';
import { useIdle } from './use-idle.ts';

const { Part: IdleQuestion } = lazyPart(
  async () => (await import('./idle-question.tsx')).IdleQuestion,
  // Without the network, the screen and its unsaved forms must stay.
  () => null,
);

/** Asks whether the user is still there before the session times out. */
export function IdleDialog() {
  const { secondsLeft, stay } = useIdle();
  if (secondsLeft === null) return null;
  return (
    <Suspense>
      <IdleQuestion secondsLeft={secondsLeft} stay={stay} />
    </Suspense>
  );
}
