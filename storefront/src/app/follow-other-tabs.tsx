import { onRestored, onTabMessage } from '@spindle/sdk/tabs';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { cartReads } from '../cart/queries.ts';
import { hasSessionHint } from '@spindle/sdk/session-hint';
import { clearUser, userQuery } from '../session/session.ts';

/** Follows changes of session and cart made in other tabs. */
export function FollowOtherTabs() {
  const client = useQueryClient();
  useEffect(() => {
    const recheck = () => {
      // Removes private data right away instead of waiting for the server.
      if (!hasSessionHint() && client.getQueryData(userQuery().queryKey)) clearUser(client);
      void client.invalidateQueries({ queryKey: userQuery().queryKey });
      void client.invalidateQueries(cartReads);
    };
    const stopMessages = onTabMessage((message) => {
      if (message === 'session') recheck();
      else void client.invalidateQueries(cartReads);
    });
    const stopRestored = onRestored(recheck);
    return () => {
      stopMessages();
      stopRestored();
    };
  }, [client]);
  return null;
}
