import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { rememberAddress } from '../app/return-address.ts';
import { useSession } from '../app/session.ts';
import { report } from '../app/analytics.ts';
import { keepCart } from '../cart/keep-cart.ts';
import { CART_KEY, type CartLine } from '../cart/queries.ts';
import { addAll } from './add-all.ts';
import type { PartLine } from './parts.ts';

/** The page whose list goes into the cart once its reader has signed in. */
const AFTER_SIGN_IN = 'parts-after-sign-in';

/** Puts a list into the cart; whoever is not signed in does that first, and it goes on by itself. */
export function useAddAll(lines: readonly PartLine[]) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { status } = useSession();
  const [done, setDone] = useState(0);
  const { mutate, data, isPending } = useMutation({
    mutationFn: (list: readonly PartLine[]) => addAll(list, setDone),
    onSuccess: ({ cart }) => {
      if (cart === undefined) return;
      const before = client.getQueryData<CartLine[]>(CART_KEY);
      keepCart(client, cart);
      if (before) report({ what: 'cart', before, after: cart });
    },
  });
  const isRead = lines.length > 0 && lines.every(({ item }) => item !== undefined);

  useEffect(() => {
    if (status === 'unknown' || !isRead) return;
    if (sessionStorage.getItem(AFTER_SIGN_IN) !== pathname) return;
    sessionStorage.removeItem(AFTER_SIGN_IN);
    if (status === 'customer') mutate(lines);
  }, [isRead, lines, mutate, pathname, status]);

  return {
    /** How many lines are through, while it lasts. */
    done: isPending ? done : null,
    added: data,
    busy: isPending || !isRead,
    addAll: () => {
      if (status === 'customer') return mutate(lines);
      sessionStorage.setItem(AFTER_SIGN_IN, pathname);
      rememberAddress(pathname);
      void navigate('/ui/signin');
    },
  };
}
