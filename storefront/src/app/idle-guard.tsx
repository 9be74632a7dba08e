import { watchIdle, type IdleWatch } from '@spindle/sdk/idle';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { shop } from '../shop/api.ts';
import { IdleDialog } from './idle-dialog.tsx';
import { rememberReturnPath } from '../session/return-address.ts';
import { clearUser } from '../session/session.ts';
import { notifyUnauthorized } from '../shop/unauthorized.ts';

const TIMES = { idleSeconds: 1680, countdownSeconds: 120, keepaliveSeconds: 15 };

/** Keeps the session alive while the user is active. When idle, asks, then signs out. */
export function IdleGuard() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const here = useRef('');
  const watch = useRef<IdleWatch>(null);
  const [secondsLeft, setSecondsLeft] = useState<number | null>(null);

  useEffect(() => {
    here.current = pathname + search;
  }, [pathname, search]);

  useEffect(() => {
    const started = watchIdle({
      ...TIMES,
      keepalive: async () => {
        const { response } = await shop.GET('/api/user');
        if (response.status === 401) notifyUnauthorized();
      },
      onCountdown: setSecondsLeft,
      onStay: () => setSecondsLeft(null),
      onTimeout: () => {
        // Not awaited, so that private data is removed right away even on a slow network.
        void endSession();
        rememberReturnPath(here.current);
        clearUser(client);
        void navigate('/ui/signin', { replace: true });
      },
    });
    watch.current = started;
    return () => started.stop();
  }, [client, navigate]);

  if (secondsLeft === null) return null;
  return <IdleDialog secondsLeft={secondsLeft} onStay={() => watch.current?.stay()} />;
}

async function endSession(): Promise<void> {
  try {
    await shop.POST('/logout');
  } catch {
    // The server is unreachable. It ends idle sessions on its own.
  }
}
