import { replyOf } from '@spindle/sdk/errors';
import { watchIdle, type IdleWatch } from '@spindle/sdk/idle';
import { useEffect, useRef, useState } from 'react';
import { leaveToSignIn } from '../providers/leave-to-sign-in.ts';
import { endSession } from '../providers/session.ts';
import { shop } from '../providers/shop.ts';

/** Returns the seconds until an idle session ends, or null while the user is active. */
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
      onTimeout: () => void signOutIdle(),
    });
    watch.current = watching;
    return () => watching.stop();
  }, []);
  return { secondsLeft, stay: () => watch.current?.stay() };
}

/** Ends the session in this browser even if the server can't be reached. */
async function signOutIdle(): Promise<void> {
  await endSession().catch(() => undefined);
  leaveToSignIn();
}
