import { MOST_UNITS } from '@spindle/sdk/domain/inventory/most-units';
import { asJson } from '@spindle/sdk/client';
import { replyOf } from '@spindle/sdk/errors';
import { TextField } from '@mui/material';
import { useAction } from '@spindle/sdk/react/use-intent';
import { useNotify, useRefresh } from 'react-admin';
import type { AdminItem } from '../providers/records.ts';
import { shop } from '../providers/shop.ts';
import { useUnsaved } from '../ui/unsaved.tsx';
import { useUndo } from '../ui/use-undo.tsx';

interface Props {
  item: Pick<AdminItem, 'catalogId' | 'catalogItemId' | 'title' | 'reorderLevel'>;
  /** What is typed and not saved yet. The list keeps it: its rows change with the window's width. */
  typed: string | null;
  onType: (typed: string | null) => void;
}

/** With how many left more is ordered: typed where it stands, kept with Enter or on leaving it. */
export function ReorderLevel({ item, typed, onType }: Props) {
  const { catalogId, catalogItemId, title, reorderLevel } = item;
  const kept = reorderLevel === null ? '' : String(reorderLevel);
  useUnsaved(typed !== null && typed !== kept);
  const notify = useNotify();
  const { offer } = useUndo();
  const refresh = useRefresh();
  const save = useAction({
    mutationFn: ({ level }: { level: number | null; back: boolean }) =>
      replyOf(
        shop.PUT('/api/admin/items/{catalogId}/{catalogItemId}/reorderLevel', {
          params: { path: { catalogId, catalogItemId } },
          body: { reorderLevel: level },
          ...asJson,
        }),
      ),
    onSuccess: ({ Reason }, { back }) => {
      onType(null);
      const text = `${title}: ${Reason}`;
      if (back) notify(text, { type: 'success' });
      else offer(text, () => save.mutate({ level: reorderLevel, back: true }));
      refresh();
    },
    onError: ({ message }) => notify(message, { type: 'error' }),
  });
  const value = typed ?? kept;
  const fit = /^\d{0,7}$/.test(value) && Number(value) <= MOST_UNITS;

  function keep() {
    if (typed === null || typed === kept) return onType(null);
    if (fit && !save.isPending)
      save.mutate({ level: typed === '' ? null : Number(typed), back: false });
  }

  return (
    <TextField
      size="small"
      value={value}
      error={!fit}
      helperText={!fit && 'A whole number'}
      onChange={({ target }) => onType(target.value.trim())}
      onBlur={keep}
      onClick={(event) => event.stopPropagation()}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === 'Enter') keep();
        if (event.key === 'Escape') onType(null);
      }}
      slotProps={{
        htmlInput: {
          'aria-label': `Reorder level of ${title}`,
          inputMode: 'numeric',
          maxLength: 8,
          placeholder: 'none',
        },
      }}
      sx={{ width: 104 }}
    />
  );
}
