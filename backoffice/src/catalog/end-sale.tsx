import { Button } from '@mui/material';
import { useNotify } from 'react-admin';
import { useDialogs } from '../editing/confirm.tsx';
import { useAct } from '../providers/write-hooks.ts';
import { idOf } from '../providers/writes/record-ids.ts';
import { formatDollars } from '../ui/format.ts';
import type { ItemRecord } from './store-queries.ts';
import { useSaleUndo } from './use-sale-undo.ts';

interface Props {
  item: ItemRecord;
  /** False if the sale has not started yet. */
  on: boolean;
  onEnded: (item: ItemRecord) => void;
}

/** Ends the sale after a confirmation. */
export function EndSale({ item, on, onEnded }: Props) {
  const { ask, dialogs } = useDialogs();
  const notify = useNotify();
  const offerUndo = useSaleUndo(onEnded);
  const [endSale, { isPending }] = useAct('items', 'endSale', {
    onSuccess({ Reason, ...ended }) {
      offerUndo(Reason, item, ended);
      onEnded(ended);
    },
    onError: ({ message }) => notify(message, { type: 'error' }),
  });
  const action = on ? 'End sale now' : 'Cancel sale';

  async function end() {
    const title = on ? 'End the sale now?' : 'Cancel the sale?';
    const regular = formatDollars(item.price);
    const text = on
      ? `The price goes back to ${regular} now. Customers already on the payment page pay the sale price.`
      : `The sale won't start. The price stays ${regular}.`;
    if (await ask({ title, text, confirm: action }))
      endSale({ id: idOf(item.catalogId, item.catalogItemId) });
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
