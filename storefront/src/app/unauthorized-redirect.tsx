import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { rememberAddress } from './return-address.ts';
import { forgetUser, isSignedOut, userQuery } from './session.ts';
import { onUnauthorized } from './unauthorized.ts';

/**
 * A session that has ended, noticed by any call, leads to sign-in and back. A reply that is late may
 * be about the session before the one another tab has opened meanwhile: the shop is asked once more.
 */
export function UnauthorizedRedirect() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const location = useLocation();
  const here = useRef('');
  useEffect(() => {
    here.current = location.pathname + location.search;
  }, [location]);

  const asking = useRef(false);
  useEffect(
    () =>
      onUnauthorized(() => {
        // Calls made together are refused together.
        if (asking.current) return;
        asking.current = true;
        void isSignedOut()
          .then((signedOut) => {
            if (!signedOut) return client.invalidateQueries({ queryKey: userQuery().queryKey });
            rememberAddress(here.current);
            forgetUser(client);
            return navigate('/ui/signin', { replace: true });
          })
          .finally(() => {
            asking.current = false;
          });
      }),
    [client, navigate],
  );
  return null;
}
