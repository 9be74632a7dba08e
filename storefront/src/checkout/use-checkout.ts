import { replyOf, ShopError } from '@spindle/sdk/errors';
import type { components } from '@spindle/sdk/schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { report } from '../app/analytics.ts';
import { shop } from '../app/api.ts';
import { CART_KEY, type CartLine } from '../cart/queries.ts';
import { isSignedOut } from '../identity/is-signed-out.ts';

type CheckoutReply = components['schemas']['CheckoutReply'];

/** What somebody goes to the payment page with. */
interface Start {
  /** Null: the one on record. */
  address: NewAddress | null;
  /** What they see that shipping costs; null: nothing. */
  quoteId: string | null;
}

/** One that was checked, and has to be saved. */
export interface NewAddress {
  /** Not as the carrier writes it. */
  asTyped: boolean;
}

const START_KEY = ['checkout', 'start'] as const;

/**
 * Saves the address where it is new, then goes to the payment page. The button stays busy while the
 * browser leaves.
 */
export function useCheckout({
  onSaved,
  onProblem,
  onRefused,
}: {
  onSaved: () => void;
  onProblem: (reason: string) => void;
  onRefused: (reply: CheckoutReply) => void;
}) {
  const client = useQueryClient();
  const { mutate, reset, isPending, data } = useMutation({
    mutationKey: START_KEY,
    networkMode: 'always',
    mutationFn: async ({ address, quoteId }: Start): Promise<CheckoutReply | null> => {
      if (address) {
        const body = address.asTyped ? { body: { asTyped: true } } : {};
        const saved = await replyOf(shop.POST('/api/cart/address/save', body));
        if (saved.Status !== 'SAVED') {
          onProblem(saved.Reason);
          return null;
        }
        onSaved();
      }
      return startCheckout(quoteId);
    },
    onSuccess: (reply) => {
      if (!reply) return;
      if (!reply.RedirectUrl) return onRefused(reply);
      const lines = client.getQueryData<CartLine[]>(CART_KEY) ?? [];
      report({ what: 'checkout', lines });
      window.location.assign(reply.RedirectUrl);
    },
    onError: (error) => onProblem(error.message),
  });

  useEffect(() => {
    // Back from the payment page, a browser may show this page exactly as it was left.
    const awake = (event: PageTransitionEvent) => {
      if (event.persisted) reset();
    };
    window.addEventListener('pageshow', awake);
    return () => window.removeEventListener('pageshow', awake);
  }, [reset]);

  const leaving = Boolean(data?.RedirectUrl);
  return {
    busy: isPending || leaving,
    leaving,
    start: (start: Start) => {
      // Asked of the client: the second click of two comes before the page is drawn again.
      const underWay = client.isMutating({ mutationKey: START_KEY }) > 0;
      if (!underWay && !leaving) mutate(start);
    },
  };
}

/** A checkout that could not be asked for is refused like one that was. */
async function startCheckout(quoteId: string | null): Promise<CheckoutReply> {
  try {
    const query = quoteId === null ? {} : { quoteId };
    return await replyOf(shop.GET('/api/cart/checkout', { params: { query } }));
  } catch (error) {
    if (!(error instanceof ShopError) || isSignedOut(error)) throw error;
    return {
      Status: 'ERROR',
      Reason: error.message,
      RedirectUrl: null,
      catalogId: null,
      catalogItemId: null,
    };
  }
}
