import { onRestored, onTabMessage } from '@spindle/sdk/tabs';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { leaveToSignIn } from '../providers/leave-to-sign-in.ts';
import { hasSessionHint } from '@spindle/sdk/session-hint';
import { userQuery } from '../providers/session.ts';

/** Detects when the session has ended or switched users in another tab, before any call fails. */
export function useOtherTabs(): void {
  const client = useQueryClient();
  useEffect(() => {
    const look = async () => {
      if (!hasSessionHint()) return leaveToSignIn();
      const before = client.getQueryData(userQuery.queryKey);
      const user = await client.query({ ...userQuery, staleTime: 0 });
      // Everything on this page belongs to the previous user.
      if (before && before.Email !== user.Email) window.location.reload();
    };
    // If the user can't be loaded now, the next call tries again.
    const recheck = () => void look().catch(() => undefined);
    const front = () => {
      if (document.visibilityState === 'visible') recheck();
    };
    const stopMessages = onTabMessage((message) => {
      if (message === 'session') recheck();
    });
    const stopRestored = onRestored(recheck);
    document.addEventListener('visibilitychange', front);
    return () => {
      stopMessages();
      stopRestored();
      document.removeEventListener('visibilitychange', front);
    };
  }, [client]);
}
