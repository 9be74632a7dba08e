import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { rememberReturnPath } from '../session/return-address.ts';
import { clearRejected } from '../session/session.ts';
import { onUnauthorized } from '../shop/unauthorized.ts';

/**
 * Goes to the sign-in page, and back afterward, when any call finds that the session has ended.
 */
export function UnauthorizedRedirect() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const location = useLocation();
  const here = useRef('');
  useEffect(() => {
    here.current = location.pathname + location.search;
  }, [location]);

  useEffect(
    () =>
      onUnauthorized(() => {
        rememberReturnPath(here.current);
        clearRejected(client);
        void navigate('/ui/signin', { replace: true });
      }),
    [client, navigate],
  );
  return null;
}
