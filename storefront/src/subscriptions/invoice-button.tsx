import { replyOf } from '@spindle/sdk/errors';
import { useAction } from '@spindle/sdk/react/use-intent';
import { shop } from '../shop/api.ts';
import { isSignedOut } from '../session/is-signed-out.ts';
import { Button } from '../ui/button.tsx';
import { useDialog } from '../ui/dialog/dialog-context.ts';
import type { Subscription } from './queries.ts';

/** Links to the payment provider's page with a subscription's latest invoice. */
export function InvoiceButton({ catalogId, catalogItemId, title }: Subscription) {
  const dialog = useDialog();
  const { mutate, isPending } = useAction({
    mutationFn: () => {
      const params = { path: { catalogId, catalogItemId } };
      return replyOf(shop.GET('/api/subscription/invoice/{catalogId}/{catalogItemId}', { params }));
    },
    onSuccess: ({ url }) => window.location.assign(url),
    onError(error) {
      // A user whose session has ended is already going to the sign-in page.
      if (isSignedOut(error)) return;
      const { message } = error;
      void dialog.open({ kind: 'error', title: "We couldn't open the invoice", message });
    },
  });
  return (
    <Button
      look="quiet"
      aria-label={`Latest invoice for ${title}`}
      busy={isPending}
      onClick={() => mutate()}
    >
      Latest invoice
    </Button>
  );
}
