import { useIntent } from '@spindle/sdk/react/use-intent';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useUndo } from '../ui/use-undo.tsx';
import { itemValues } from './item-form.ts';
import { saveItem } from './store-calls.ts';
import { storeKey, type ItemRecord } from './store-queries.ts';

/** Says that saving has shown an item or hidden it, and takes that back, and nothing else. */
export function useSwitchUndo() {
  const client = useQueryClient();
  const notify = useNotify();
  const { offer } = useUndo();
  const { mutate } = useIntent({
    mutationFn: (saved: ItemRecord, once) => {
      const values = { ...itemValues(saved), enabled: !saved.enabled };
      return saveItem(saved.catalogId, saved, values, null, once);
    },
    intentOf: ({ catalogItemId, version }) => `${catalogItemId} ${version}`,
    onSuccess: (back, { title }) => {
      if (back.kind === 'saved') notify(`${title}: ${stateOf(back.record)}`, { type: 'success' });
      else if (back.kind === 'conflict')
        notify(`${title} was changed again since. Look at it, and change it by itself.`, {
          type: 'error',
        });
      else notify(back.reason, { type: 'error' });
    },
    onError: ({ message }) => notify(message, { type: 'error' }),
    onSettled: () => client.invalidateQueries({ queryKey: storeKey }),
  });
  return (was: ItemRecord, saved: ItemRecord) => {
    if (was.enabled === saved.enabled) return;
    offer(`${saved.title}: ${stateOf(saved)}`, () => mutate(saved));
  };
}

const stateOf = ({ enabled }: ItemRecord) =>
  enabled ? 'customers see it now.' : 'customers do not see it any more.';
