import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useSession } from '../session/session.ts';
import { useSignInFirst } from '../session/use-sign-in-first.ts';
import { isSecondClick } from '../ui/second-click.ts';
import type { PartLine } from './parts.ts';
import { useFillCart } from './use-fill-cart.ts';

/** The key of the page whose list goes into the cart once the user has signed in. */
const AFTER_SIGN_IN = 'parts-after-sign-in';

/** Adds a list to the cart. Visitors sign in first, after which it continues automatically. */
export function useAddAll(lines: readonly PartLine[]) {
  const signInFirst = useSignInFirst();
  const { pathname } = useLocation();
  const { status } = useSession();
  const { fillCart, busy, ...outcome } = useFillCart();
  const isRead = lines.length > 0 && lines.every(({ item }) => item !== undefined);

  useEffect(() => {
    if (status === 'unknown' || !isRead) return;
    if (sessionStorage.getItem(AFTER_SIGN_IN) !== pathname) return;
    sessionStorage.removeItem(AFTER_SIGN_IN);
    if (status === 'customer') fillCart(() => lines);
  }, [isRead, lines, fillCart, pathname, status]);

  return {
    ...outcome,
    busy: busy || !isRead,
    addAll: (click: { detail: number }) => {
      if (isSecondClick(click)) return;
      if (status === 'customer') return fillCart(() => lines);
      sessionStorage.setItem(AFTER_SIGN_IN, pathname);
      signInFirst(pathname);
    },
  };
}
