import { PAYMENT_PENDING } from '@spindle/sdk/domain/orders/pending-payments';
import { replyOf, ShopError } from '@spindle/sdk/errors';
import type { components } from '@spindle/sdk/schema';
import { partOf, type IntentHeader } from '@spindle/sdk/react/intent-key';
import { isAnswered } from '@spindle/sdk/react/is-answered';
import { useIntent } from '@spindle/sdk/react/use-intent';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { report } from '../analytics/analytics.ts';
import { shop } from '../shop/api.ts';
import { cartQuery } from '../cart/queries.ts';
import { isSignedOut } from '../session/is-signed-out.ts';
import { useDialog } from '../ui/dialog/dialog-context.ts';

type CheckoutReply = components['schemas']['CheckoutReply'];

/** The input of a checkout. */
interface Start {
  /** Null to use the stored address. */
  address: NewAddress | null;
  /** The shipping quote that is shown, or null for none. */
  quoteId: string | null;
}

/** A checked address that still has to be saved. */
export interface NewAddress {
  /** True to keep it as typed, against the carrier's suggestion. */
  asTyped: boolean;
}

const BUY_MORE = 'Buy More';

const START_KEY = ['checkout', 'start'] as const;

/**
 * Saves a new address, then goes to the payment page. The button stays busy while the browser
 * leaves.
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
  const dialog = useDialog();
  /**
   * Asks customers whether to buy more of an item, if their bank is still confirming a payment for
   * it.
   */
  const wantsMore = async (message: string) => {
    const buttons: [string, string] = ['Dismiss', BUY_MORE];
    const request = { kind: 'warn-question', title: PAYMENT_PENDING, message, buttons } as const;
    return (await dialog.open(request)) === BUY_MORE;
  };
  const { mutate, reset, isPending, data } = useIntent({
    mutationKey: START_KEY,
    mutationFn: async ({ address, quoteId }: Start, once): Promise<CheckoutReply | null> => {
      if (address) {
        const body = address.asTyped ? { body: { asTyped: true } } : {};
        const saved = await replyOf(shop.POST('/api/cart/address/save', body));
        if (saved.Status !== 'SAVED') {
          onProblem(saved.Reason);
          return null;
        }
        onSaved();
      }
      const reply = await startCheckout({ quoteId, again: false }, once);
      const pendingPaymentRejection =
        reply.code === 'PAYMENT_PENDING' && reply.catalogItemId !== null;
      if (!pendingPaymentRejection) return reply;
      return (await wantsMore(reply.Reason))
        ? startCheckout({ quoteId, again: true }, partOf(once, 'again'))
        : null;
    },
    // A different quote leads to a different payment page.
    intentOf: ({ quoteId }) => quoteId ?? '',
    onSuccess: (reply) => {
      if (!reply) return;
      if (!reply.RedirectUrl) return onRefused(reply);
      const lines = client.getQueryData(cartQuery().queryKey) ?? [];
      report({ what: 'checkout', lines });
      window.location.assign(reply.RedirectUrl);
    },
    onError: (error) => {
      if (error instanceof LostCheckout) onRefused(rejectedBy(error));
      else onProblem(error.message);
    },
  });

  useEffect(() => {
    // On returning from the payment page, the browser may restore this page exactly as it was left.
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
      // Asks the client, because a double click's second click comes before the page renders again.
      const isCheckingOut = client.isMutating({ mutationKey: START_KEY }) > 0;
      if (!isCheckingOut && !leaving) mutate(start);
    },
  };
}

/** The outcome of this start is unknown. Retrying with the same key reveals it. */
class LostCheckout extends ShopError {}

/** Turns a failed start into the same rejection that the server would return. */
async function startCheckout(
  { quoteId, again }: { quoteId: string | null; again: boolean },
  once: IntentHeader,
): Promise<CheckoutReply> {
  try {
    const query = { ...(quoteId !== null && { quoteId }), ...(again && { again }) };
    return await replyOf(shop.GET('/api/cart/checkout', { params: { query, header: once } }));
  } catch (error) {
    if (!(error instanceof ShopError) || isSignedOut(error)) throw error;
    if (!isAnswered(error)) throw new LostCheckout(error.status, error.message);
    return rejectedBy(error);
  }
}

const rejectedBy = ({ message }: ShopError): CheckoutReply => ({
  Status: 'ERROR',
  Reason: message,
  RedirectUrl: null,
  catalogId: null,
  catalogItemId: null,
});
