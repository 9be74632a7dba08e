import { replyOf } from '@spindle/sdk/errors';
import { useIntent } from '@spindle/sdk/react/use-intent';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { shop } from '../shop/api.ts';
import { isSignedOut } from '../session/is-signed-out.ts';
import {
  awaitSubscription,
  clearAwaitedSubscription,
} from '../subscriptions/awaited-subscription.ts';
import { subscriptionsQuery } from '../subscriptions/queries.ts';
import { useDialog } from '../ui/dialog/dialog-context.ts';

const ALREADY_SUBSCRIBED =
  'It would appear that you are already subscribed. If you would like to adjust your subscription level, first cancel the current subscription. Once you have finished that subscription period you can subscribe to a new level of interest.';

/** Starts a subscription on the payment provider's page. Stays busy until the browser has left. */
export function useSubscribe() {
  const dialog = useDialog();
  const client = useQueryClient();
  const alert = (message: string) =>
    dialog.open({ kind: 'warn', title: 'Subscription Error', message });
  const { mutate, reset, isPending, data } = useIntent({
    mutationFn: (
      { catalogId, catalogItemId }: { catalogId: string; catalogItemId: string },
      once,
    ) =>
      replyOf(
        shop.GET('/api/cart/subscribe/{catalogId}/{catalogItemId}', {
          params: { path: { catalogId, catalogItemId }, header: once },
        }),
      ),
    intentOf: ({ catalogId, catalogItemId }) => `${catalogId}/${catalogItemId}`,
    onSuccess: ({ RedirectUrl, Reason }, { catalogId, catalogItemId }) => {
      if (RedirectUrl) {
        awaitSubscription(`${catalogId}_${catalogItemId}`, Date.now());
        window.location.assign(RedirectUrl);
      } else if (Reason === 'ACTIVE GROUP') {
        void alert(ALREADY_SUBSCRIBED);
        // The customer has since subscribed in another tab, so a different button applies now.
        void client.invalidateQueries({ queryKey: subscriptionsQuery().queryKey });
      } else void alert(Reason);
    },
    onError: (error) => {
      if (!isSignedOut(error)) void alert(error.message);
    },
  });

  useEffect(() => {
    // A customer back in the shop has either not paid, or has seen that it worked.
    clearAwaitedSubscription();
    const awake = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      clearAwaitedSubscription();
      reset();
    };
    window.addEventListener('pageshow', awake);
    return () => window.removeEventListener('pageshow', awake);
  }, [reset]);

  return { subscribe: mutate, busy: isPending || Boolean(data?.RedirectUrl) };
}
