import { MOST_UNITS } from '@spindle/sdk/domain/inventory/most-units';
import { TextField } from '@mui/material';
import { useNotify } from 'react-admin';
import type { AdminItem } from '../providers/records.ts';
import { useAct } from '../providers/write-hooks.ts';
import { idOf } from '../providers/writes/record-ids.ts';
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
  const [save, { isPending }] = useAct('items', 'saveReorderLevel', {
    onError: ({ message }) => notify(message, { type: 'error' }),
  });
  const id = idOf(catalogId, catalogItemId);
  const textOf = (reason: string) => `${title}: ${reason}`;
  const putBack = () =>
    save(
      { id, data: { reorderLevel } },
      { onSuccess: ({ Reason }) => notify(textOf(Reason), { type: 'success' }) },
    );
  const value = typed ?? kept;
  const fit = /^\d{0,7}$/.test(value) && Number(value) <= MOST_UNITS;

  function keep() {
    if (typed === null || typed === kept) return onType(null);
    if (!fit || isPending) return;
    save(
      { id, data: { reorderLevel: typed === '' ? null : Number(typed) } },
      {
        onSuccess({ Reason }) {
          onType(null);
          offer(textOf(Reason), putBack);
        },
      },
    );
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
