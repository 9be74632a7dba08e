import { replyOf } from '@spindle/sdk/errors';
import { watchIdle, type IdleWatch } from '@spindle/sdk/idle';
import { useEffect, useRef, useState } from 'react';
import { leaveToSignIn } from '../providers/leave-to-sign-in.ts';
import { endSession } from '../providers/session.ts';
import { shop } from '../providers/shop.ts';

/** How long is left before the session ends for want of anybody; null while somebody is there. */
export function useIdle() {
  const [secondsLeft, setSecondsLeft] = useState<number | null>(null);
  const watch = useRef<IdleWatch>(null);
  useEffect(() => {
    const watching = watchIdle({
      idleSeconds: 1680,
      countdownSeconds: 120,
      keepaliveSeconds: 15,
      keepalive: () => replyOf(shop.GET('/api/user')),
      onCountdown: setSecondsLeft,
      onStay: () => setSecondsLeft(null),
      onTimeout: () => void signOutUnseen(),
    });
    watch.current = watching;
    return () => watching.stop();
  }, []);
  return { secondsLeft, stay: () => watch.current?.stay() };
}

/** The session ends here even where the shop can't be told. */
async function signOutUnseen(): Promise<void> {
  await endSession().catch(() => undefined);
  leaveToSignIn();
}
