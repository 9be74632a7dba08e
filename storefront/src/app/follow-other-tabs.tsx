import { onRestored, onTabMessage } from '@spindle/sdk/tabs';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { cartReads } from '../cart/queries.ts';
import { hasSessionHint } from '@spindle/sdk/session-hint';
import { forgetUser, userQuery } from '../session/session.ts';

/** What happened to session and cart in another tab is seen in this one. */
export function FollowOtherTabs() {
  const client = useQueryClient();
  useEffect(() => {
    const lookAgain = () => {
      // At once: what only that person may see must not be shown while the shop is asked.
      if (!hasSessionHint() && client.getQueryData(userQuery().queryKey)) forgetUser(client);
      void client.invalidateQueries({ queryKey: userQuery().queryKey });
      void client.invalidateQueries(cartReads);
    };
    const stopMessages = onTabMessage((message) => {
      if (message === 'session') lookAgain();
      else void client.invalidateQueries(cartReads);
    });
    const stopRestored = onRestored(lookAgain);
    return () => {
      stopMessages();
      stopRestored();
    };
  }, [client]);
  return null;
}
