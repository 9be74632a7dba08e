import { Button } from '@mui/material';
import { useAction } from '@spindle/sdk/react/use-intent';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useDialogs } from '../editing/confirm.tsx';
import { formatDollars } from '../ui/format-money.ts';
import { endSale } from './sale-calls.ts';
import { storeKey, type ItemRecord } from './store-queries.ts';
import { useSaleUndo } from './use-sale-undo.ts';

interface Props {
  item: ItemRecord;
  /** Otherwise it is still to come. */
  on: boolean;
  onEnded: (item: ItemRecord) => void;
}

/** Takes the sale away, once that was asked about. */
export function EndSale({ item, on, onEnded }: Props) {
  const { ask, dialogs } = useDialogs();
  const client = useQueryClient();
  const notify = useNotify();
  const offerUndo = useSaleUndo(onEnded);
  const { mutate, isPending } = useAction({
    mutationFn: async () => {
      const reply = await endSale(item);
      await client.invalidateQueries({ queryKey: storeKey });
      return reply;
    },
    onSuccess: ({ Reason, CatalogItem }) => {
      if (!CatalogItem) return;
      offerUndo(Reason, item, CatalogItem);
      onEnded(CatalogItem);
    },
    onError: ({ message }) => notify(message, { type: 'error' }),
  });
  const action = on ? 'End sale now' : 'Call the sale off';

  async function end() {
    const title = on ? 'End the sale now?' : 'Call the sale off?';
    const regular = formatDollars(item.price);
    const text = on
      ? `Customers pay ${regular} at once. Who is at the payment page already pays what it shows.`
      : `It does not begin: customers go on paying ${regular}.`;
    if (await ask({ title, text, confirm: action })) mutate();
  }

  return (
    <>
      <Button size="small" color="error" disabled={isPending} onClick={() => void end()}>
        {action}…
      </Button>
      {dialogs}
    </>
  );
}
