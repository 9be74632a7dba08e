import { replyOf } from '@spindle/sdk/errors';
import { saveFile } from '@spindle/sdk/save-file';
import { useAction } from '@spindle/sdk/react/use-intent';
import { shop } from '../shop/api.ts';
import { isSignedOut } from '../session/is-signed-out.ts';
import { AlertLine } from '../ui/alert-line.tsx';
import type { Order } from './queries.ts';

/** Downloads one of an order's documents. */
export function InvoiceLink({
  orderId,
  number,
}: {
  orderId: string;
  number: Order['invoices'][number]['number'];
}) {
  const { mutate, error } = useAction({
    networkMode: 'always',
    mutationFn: async () => {
      const named = { path: { orderId }, query: { number } };
      const file = await replyOf(
        shop.GET('/api/order/{orderId}/invoice', { params: named, parseAs: 'blob' }),
      );
      saveFile(file, `${number}.pdf`);
    },
  });
  return (
    <>
      <a
        href={`/api/order/${orderId}/invoice?number=${number}`}
        download={`${number}.pdf`}
        onClick={(event) => {
          event.preventDefault();
          mutate();
        }}
      >
        {number} (PDF)
      </a>
      {error && !isSignedOut(error) ? <AlertLine>{error.message}</AlertLine> : null}
    </>
  );
}
