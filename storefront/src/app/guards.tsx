import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { Waiting } from '../ui/spinner.tsx';
import { HoldPageContext } from '../session/hold-page.ts';
import { rememberReturnPath, popReturnPath } from '../session/return-address.ts';
import { useSession } from '../session/session.ts';

/** Shows its page to signed-in users. Sends others to sign in, and back here afterward. */
export function SignedInOnly({ children }: { children: ReactNode }) {
  const { status } = useSession();
  if (status === 'customer') return children;
  return status === 'unknown' ? <Waiting /> : <RedirectToSignIn />;
}

function RedirectToSignIn() {
  const { pathname, search } = useLocation();
  useEffect(() => rememberReturnPath(pathname + search), [pathname, search]);
  return <Navigate to="/ui/signin" replace />;
}

/** The back-office is another program on this host, which sends people here to sign in. */
function isBackOffice(path: string): boolean {
  return /^\/ui\/(admin|creator)(\/|$)/.test(path);
}

/**
 * The sign-in page's guard. A user who is already signed in goes to Home, one who has just signed
 * in to the page they wanted.
 */
export function SignedOutOnly({ children }: { children: ReactNode }) {
  const { status } = useSession();
  const wasHere = useRef(false);
  const navigate = useNavigate();
  const [held, hold] = useState(false);
  const leave = status === 'customer' && !held;

  useEffect(() => {
    if (status === 'visitor' || status === 'pending') wasHere.current = true;
    if (!leave) return;
    const address = wasHere.current ? popReturnPath() : null;
    if (address && isBackOffice(address)) window.location.replace(address);
    else void navigate(address ?? '/home', { replace: true });
  }, [leave, navigate, status]);

  if (leave || status === 'unknown') return <Waiting />;
  return <HoldPageContext value={hold}>{children}</HoldPageContext>;
}
