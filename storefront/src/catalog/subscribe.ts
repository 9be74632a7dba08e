import { replyOf } from '@spindle/sdk/errors';
import { useMutation } from '@tanstack/react-query';
import { shop } from '../app/api.ts';
import { useDialog } from '../ui/dialog/dialog-context.ts';

const ALREADY_SUBSCRIBED =
  'It would appear that you are already subscribed. If you would like to adjust your subscription level, first cancel the current subscription. Once you have finished that subscription period you can subscribe to a new level of interest.';

/** Starts a subscription on the payment provider's page. */
export function useSubscribe() {
  const dialog = useDialog();
  const alert = (message: string) =>
    dialog.open({ kind: 'warn', title: 'Subscription Error', message });
  return useMutation({
    mutationFn: (item: { catalogId: string; catalogItemId: string }) =>
      replyOf(
        shop.GET('/api/cart/subscribe/{catalogId}/{catalogItemId}', {
          params: { path: { catalogId: item.catalogId, catalogItemId: item.catalogItemId } },
        }),
      ),
    onSuccess: (reply) => {
      if (reply.RedirectUrl) window.location.assign(reply.RedirectUrl);
      else void alert(reply.Reason === 'ACTIVE GROUP' ? ALREADY_SUBSCRIBED : reply.Reason);
    },
    onError: (error) => void alert(error.message),
  });
}
